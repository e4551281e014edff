import type { AudioFailure, SharedContent, Verdict } from '../../engine'
import type { ExamText } from '../types'
import { sinhalaNotices } from './notices'
import { sinhalaReviewText } from './review'

const sectionNames = new Map([
  ['Reading', 'කියවීම'],
  ['Listening', 'සවන්දීම'],
])

const genitives = new Map([
  ['කියවීම', 'කියවීමේ'],
  ['සවන්දීම', 'සවන්දීමේ'],
])

/** @returns the genitive of a section's name; another name as it is */
const genitive = (name: string) => genitives.get(name) ?? name

const sectionTitle = (name: string) => `${genitive(name)} කොටස`

const failure: Record<AudioFailure, string> = {
  'failed-to-play': 'හඬ පටය වාදනය කළ නොහැකි විය',
  'not-available': 'හඬ ගොනුව නොමැත',
  'failed-to-load': 'හඬ ගොනුව ලබා ගත නොහැකි විය',
}

const shares: Record<SharedContent, string> = { recording: 'හඬ පටයක්', text: 'පාඨයක්', picture: 'පින්තූරයක්' }

const verdict: Record<Verdict, string> = {
  excellent: 'සුබ පැතුම්!',
  good: 'ඉතා හොඳයි!',
  'try-again': 'නැවත උත්සාහ කරන්න',
}

/** The exam components in Sinhala. */
export const text: ExamText = {
  sectionName: ({ title }) => sectionNames.get(title) ?? title,
  sectionTitle,

  question: {
    position: (position, total, section) => `ප්‍රශ්නය ${position} / ${total} (${sectionTitle(section)})`,
    number: (number) => `ප්‍රශ්නය ${number}`,
    image: (number) => `${number} වන ප්‍රශ්නයේ පින්තූරය`,
    imageMissing: 'පින්තූරය ලබා ගත නොහැකි විය',
    options: (number) => `${number} වන ප්‍රශ්නයේ පිළිතුරු වරණ`,
    optionImage: (position) => `${position} වන වරණයේ පින්තූරය`,
    optionSpoken: (position) => `වරණය ${position}`,
    locked: 'පළමුව සවන් දෙන්න. දෙවන වරටත් වාදනය වූ පසු ඔබට පිළිතුරු දිය හැක.',
    inTurn: 'මෙම ප්‍රශ්නවලට එකින් එක, පිළිවෙළින් පිළිතුරු දෙන්න.',
    onlyAudio: 'හඬ පටයට සවන් දී නිවැරදි පිළිතුර තෝරන්න.',
    flag: 'නැවත බැලීමට සලකුණු කරන්න',
  },

  timer: {
    phaseTime: (section, clock) => `${genitive(section)} කාලය: ${clock}`,
    nearlyUp: 'අවසන් මිනිත්තුව',
    left: (seconds) => (seconds < 60 ? `තත්පර ${seconds}ක් ඉතිරියි` : `මිනිත්තු ${Math.ceil(seconds / 60)}ක් ඉතිරියි`),
    hide: 'ඔරලෝසුව සඟවන්න',
    show: 'ඔරලෝසුව පෙන්වන්න',
    hidden: 'ඔරලෝසුව සඟවා ඇත',
    hiddenNote: 'අවසන් මිනිත්තු 5 තුළ ඔරලෝසුව නැවත පෙනේ.',
  },

  textSize: {
    label: 'අකුරු ප්‍රමාණය',
    short: { normal: 'අ', large: 'අ+', largest: 'අ++' },
    name: { normal: 'අ, සාමාන්‍ය අකුරු', large: 'අ+, විශාල අකුරු', largest: 'අ++, ඉතා විශාල අකුරු' },
  },

  keys: {
    title: 'යතුරු පුවරු කෙටිමං',
    note: 'ඔබ ප්‍රශ්නයේ සිටින විට මෙම යතුරු ක්‍රියා කරයි.',
    range: (last) => (last > 1 ? `1–${last}` : '1'),
    choose: 'වරණයක් තෝරන්න',
    next: 'ඊළඟ ප්‍රශ්නය',
    previous: 'පෙර ප්‍රශ්නය',
    flag: 'නැවත බැලීමට සලකුණු කරන්න',
  },

  settings: 'සැකසුම්',

  navigation: {
    previous: 'පෙර',
    next: 'ඊළඟ',
    proceed: (section) => `${sectionTitle(section)}ට යන්න`,
    finish: 'විභාගය අවසන් කරන්න',
    openNavigator: 'ප්‍රශ්න',
    close: 'වසන්න',
  },

  navigator: {
    title: 'ප්‍රශ්න ලැයිස්තුව',
    timeLimit: (clock) => `කාල සීමාව ${clock}`,
    progress: 'ප්‍රගතිය',
    progressValue: (answered, total) => `ප්‍රශ්න ${total}න් ${answered}කට පිළිතුරු දී ඇත`,
    cellNumber: (number) => `ප්‍ර${number}`,
    noAnswer: '-',
    cellName: ({ number, option, isCurrent, isLocked, isFlagged }) =>
      [
        `ප්‍රශ්නය ${number}`,
        option === null ? 'පිළිතුරු දී නැත' : `පිළිතුරු දී ඇත, වරණය ${option}`,
        isFlagged ? 'සලකුණු කර ඇත' : null,
        isCurrent ? 'වත්මන් ප්‍රශ්නය' : null,
        isLocked ? 'අගුළු දමා ඇත' : null,
      ]
        .filter((part) => part !== null)
        .join(', '),
    groupName: (numbers, shared) => `${sinhalaReviewText.group(numbers)}ට පොදු ${shares[shared]} ඇත`,
    legend: {
      empty: 'පිළිතුරු දී නැත',
      answered: 'පිළිතුරු දී ඇත',
      current: 'වත්මන් ප්‍රශ්නය',
      locked: 'අගුළු දමා ඇත',
      flagged: 'සලකුණු කර ඇත',
      group: 'එකම පෙළ හෝ හඬ පටය',
    },
    filter: 'ලැයිස්තුවේ පෙන්වන ප්‍රශ්න',
    filters: { all: 'සියල්ල', unanswered: 'ඉතිරි', flagged: 'සලකුණු' },
    nothing: {
      all: 'ප්‍රශ්න නැත',
      unanswered: 'සියලු ප්‍රශ්නවලට පිළිතුරු දී ඇත',
      flagged: 'සලකුණු කළ ප්‍රශ්න නැත',
    },
  },

  summary: {
    title: 'විභාග සාරාංශය',
    total: 'මුළු ප්‍රශ්න ගණන',
    answered: 'පිළිතුරු දුන් ගණන',
    current: 'වත්මන් ප්‍රශ්නය',
  },

  audio: {
    label: (number) => `හඬ පටය, ප්‍රශ්නය ${number}`,
    loading: 'හඬ පටය ලබා ගනිමින්…',
    playing: (play, maxPlays) => `හඬ පටය වාදනය වේ (වාදනය ${play} / ${maxPlays})…`,
    window: (seconds) => `කරුණාකර ප්‍රශ්නයට පිළිතුරු දෙන්න (තත්පර ${seconds}ක් ඉතිරියි).`,
    completed: 'හඬ පටය වාදනය වී අවසන්. කරුණාකර පිළිතුරු දෙන්න.',
    nextIn: (seconds) => `ඊළඟ ප්‍රශ්නය තත්පර ${seconds}කින් ලැබේ.`,
    failed: (name) => `${failure[name]}. කරුණාකර පිළිතුරක් තෝරන්න.`,
    play: 'හඬ පටය වාදනය කරන්න',
    tryAgain: 'නැවත උත්සාහ කරන්න',
    volume: 'හඬ මට්ටම',
    mute: 'නිහඬ කරන්න',
    unmute: 'හඬ සක්‍රිය කරන්න',
    progress: 'මේ දක්වා වාදනය වූ කොටස',
  },

  dialogs: {
    goToGap: 'පිළිතුරු නොදුන් පළමු ප්‍රශ්නයට යන්න',
    noQuestions: { title: 'දෝෂයකි', message: 'සුරැකීමට ප්‍රශ්න නොමැත.' },
    startTimeMissing: {
      title: 'දෝෂයකි',
      message: 'ආරම්භ කළ වේලාව නොමැත. කරුණාකර විභාගය නැවත ආරම්භ කරන්න.',
    },
    saveFailed: {
      title: 'දෝෂයකි',
      refused: 'ප්‍රතිඵලය සුරැකිය නොහැකි විය',
      message: 'ප්‍රතිඵලය සුරැකිය නොහැකි විය. කරුණාකර නැවත උත්සාහ කරන්න.',
      retry: 'නැවත උත්සාහ කරන්න',
    },
    saved: { title: 'සාර්ථකයි', message: (attempt) => `ප්‍රතිඵලය සාර්ථකව සුරැකිණි! උත්සාහය ${attempt}` },
    close: 'හරි',
  },

  saveState: {
    device: 'මෙම උපාංගයේ සුරැකිණි',
    saved: 'සුරැකිණි',
    offline: 'සම්බන්ධතාව නැත, පසුව යවනු ලැබේ',
    memory: 'සුරැකී නැත: පිටුව නැවත පූරණය කළහොත් ඔබේ පිළිතුරු නැති වේ',
    sending: 'ඔබේ ප්‍රතිඵලය යවමින්…',
    sent: 'ප්‍රතිඵලය සුරැකිණි',
    failed: 'තවම යවා නැත',
    preview: 'පෙරදසුන, සුරැකෙන්නේ නැත',
  },

  notices: sinhalaNotices,

  reader: {
    title: 'මෙම විභාගය වෙනත් ටැබයක විවෘතව ඇත',
    message: 'ඔබට විභාගයට පෙනී සිටිය හැක්කේ එක් ටැබයකින් පමණි. මේ දක්වා දුන් පිළිතුරු ආරක්ෂිතයි.',
    continueHere: 'මෙහි දිගටම කරන්න',
    checking: 'විභාගය විවෘත කරමින්…',
  },

  results: {
    title: 'විභාග ප්‍රතිඵල',
    marks: (score, total) => `ලකුණු ${score} / ${total}`,
    percentage: (percentage) => `${percentage}%`,
    gauge: 'ලකුණු ප්‍රතිශතය',
    verdict,
    waitingTitle: 'ඔබේ විභාගය අවසන්',
    waiting: 'ඔබේ පිළිතුරු මෙම උපාංගයේ ආරක්ෂිතව ඇත. අපි ඒවා යවමින් සිටින අතර ඔබේ ලකුණු මෙහි පෙන්වන්නෙමු.',
    unsavedTitle: 'ඔබේ ලකුණු තවම සූදානම් නැත',
    unsaved: 'ඔබේ පිළිතුරු මෙම උපාංගයේ ආරක්ෂිතව ඇත. ඔබ නැවත අන්තර්ජාලයට සම්බන්ධ වූ විට ඒවා යවනු ලැබේ.',
    retry: 'නැවත උත්සාහ කරන්න',
    backToExams: 'ආපසු විභාග වෙත',
    attempt: (attempt) => `උත්සාහය ${attempt}`,
    download: 'මගේ පිළිතුරු බාගත කරන්න',
    previewNote: 'මෙය පෙරදසුනකි. කිසිවක් සුරැකී හෝ යවා නැත.',
    reviewComing: 'සමාලෝචනය ලබා ගනිමින්…',
    extraTime: 'අමතර කාලය',
  },

  review: sinhalaReviewText,

  guidelines: {
    heading: (topic) => `${topic} විභාගය සඳහා උපදෙස්`,
    item: (number) => `උපදෙස ${number}`,
    none: 'මෙම විභාගය සඳහා උපදෙස් නොමැත.',
  },

  applicant: {
    title: 'අයදුම්කරුගේ තොරතුරු',
    name: 'නම',
    userId: 'ශිෂ්‍ය අංකය',
    seatNumber: 'අසුන් අංකය',
    testRoom: 'විභාග ශාලාව',
    someRoom: 'විභාග ශාලාව',
    applicationNo: 'අයදුම්පත් අංකය',
    unknown: 'නැත',
  },

  examCard: {
    take: 'විභාගයට පෙනී සිටින්න',
    duration: (duration) => `කාලය: ${duration}`,
    photo: (topic) => `ඡායාරූපය: ${topic}`,
  },

  leaderboard: {
    caption: 'ප්‍රමුඛ පුවරුව',
    rank: 'ස්ථානය',
    username: 'පරිශීලක නාමය',
    timeTaken: 'ගත වූ කාලය',
    percentage: 'ලකුණු ප්‍රතිශතය',
    percentageValue: (percentage) => `${percentage}%`,
    podium: 'පළමු 3 දෙනා',
    podiumEntry: (name, clock) => `${name} (${clock})`,
    medals: { 1: 'කුසලානය', 2: 'රිදී පදක්කම', 3: 'ලෝකඩ පදක්කම' },
    you: 'ඔබ',
    extraTime: 'අමතර කාලය',
    extraTimeLeaderboard: 'අමතර කාලය සහිත',
  },

  room: {
    noQuestions: 'ප්‍රශ්න නොමැත',
    backToExams: 'ආපසු විභාග වෙත',
    header: 'විභාගය',
    duration: (duration) => `කාලය: ${duration}`,
  },
}
