import { plural, type Widened } from '@naru/ui/language'
import type { text as english } from '../en/student'
import { boards } from './boards'

const sectionNames = new Map([
  ['Reading', 'කියවීම'],
  ['Listening', 'සවන්දීම'],
])

const sectionName = (title: string) => sectionNames.get(title) ?? title

const length = (seconds: number) => {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return `තත්පර ${rest}`
  return rest === 0 ? `මිනිත්තු ${minutes}` : `මිනිත්තු ${minutes} තත්පර ${rest}`
}

const times = (count: number, seconds: number) => (count === 0 ? 'එක් වරක්වත් නැත' : `වාර ${count}, ${length(seconds)}`)

/** Every sentence of the pages of learners that have no area of their own. */
export const text: Widened<typeof english> = {
  practiceLinks: {
    today: 'අද දවසේ ප්‍රශ්න පුහුණු වන්න',
    mistakes: 'මෙම වැරදීම් පුහුණු වන්න',
    words: 'වචන',
    wordsOfPaper: 'මෙම ප්‍රශ්න පත්‍රයේ වචන',
  },
  exams: {
    title: 'ලබා ගත හැකි විභාග',
    heading: 'ලබා ගත හැකි විභාග',
    loading: 'විභාග ලබා ගනිමින්…',
    errorTitle: 'දෝෂය:',
    empty: 'විභාග නොමැත. විභාග ලබා ගැනීමට කරුණාකර පැකේජයක් මිලදී ගන්න.',
    seePlans: 'මිල පැකේජ බලන්න',
    retry: 'නැවත උත්සාහ කරන්න',
  },
  guidelines: {
    title: 'උපදෙස්',
    heading: (topic) => `${topic} විභාගය සඳහා උපදෙස්`,
    plainHeading: 'උපදෙස්',
    loading: 'උපදෙස් ලබා ගනිමින්…',
    back: 'ආපසු විභාග වෙත',
    start: 'විභාගය අරඹන්න',
    minutes: (section, minutes) => `${sectionName(section)}: මිනිත්තු ${minutes}.`,
    noTime: (section) => `කාලයක් නියම කර නැති කොටස: ${sectionName(section)}. එය ආරම්භ වූ වහාම අවසන් වේ.`,
    soundNotice: 'හඬ පට ස්වයංක්‍රීයව දෙවරක් බැගින් වාදනය වේ. ඔබේ හෙඩ්ෆෝන් සූදානම් කර තබා ගන්න.',
    resumeTitle: 'ඔබට අවසන් නොකළ උත්සාහයක් ඇත',
    resumeText: 'ඔබේ පිළිතුරු සුරැකී ඇති අතර ඔරලෝසුව තවමත් ධාවනය වේ. දිගටම කරනවාද? මුල සිට ඇරඹුවහොත් එම පිළිතුරු නැති වේ.',
    resume: 'දිගටම කරන්න',
    startOver: 'මුල සිට අරඹන්න',
    cancel: 'අවලංගු කරන්න',
    resumeElsewhereText:
      'ඔබ මෙම විභාගය වෙනත් උපාංගයක ආරම්භ කර ඇති අතර එහි ඔරලෝසුව තවමත් ධාවනය වේ. මෙහි දිගටම කරනවාද? මුල සිට ඇරඹුවහොත් එම පිළිතුරු නැති වේ.',
    attemptOver: 'ඔබේ අවසන් උත්සාහයේ කාලය අවසන් විය. එතෙක් ඔබ දුන් පිළිතුරු සමඟ එය භාර දෙන ලදී.',
    limits: 'විභාග ඔරලෝසුව නැවැත්විය නොහැක. ආබාධයක් නිසා ඔබට වැඩි කාලයක් අවශ්‍ය නම්, නියමිත කාලය මෙන් දෙගුණයක් දක්වා ලබා ගත හැක:',
    askForTime: 'ආරම්භ කිරීමට පෙර අපෙන් ඉල්ලන්න',
    preparing: (ready, total) => `ඔබේ විභාගය සූදානම් කරමින්: හඬ පට ${total}න් ${ready}ක් සූදානම්`,
    preparingLabel: 'මෙම උපාංගයේ ඇති හඬ පට',
    preparingValue: (ready, total) => `${total}න් ${ready}`,
    clipsReady: (total) =>
      plural('si', total, {
        one: `ඔබේ විභාගය සූදානම්: හඬ පට ${total}ක්.`,
        other: `ඔබේ විභාගය සූදානම්: හඬ පට ${total}ම ඇත.`,
      }),
    clipMissing: (number) => `${number} වන හඬ පටය බාගත කළ නොහැකි විය.`,
    startAllTheSame: 'ඔබට එසේ වුවත් ආරම්භ කළ හැක. එම ප්‍රශ්නයේදී විභාගය නැවත උත්සාහ කරන අතර, හඬ පටය නොමැතිව වුවද ඔබට පිළිතුරු දිය හැක.',
    fetchAgain: 'නැවත උත්සාහ කරන්න',
    soundCheck: 'හඬ පරීක්ෂාව',
    soundCheckText: 'නියැදිය වාදනය කර හඬ මට්ටම සකසන්න. ඔබට එය විභාගයේදී ද වෙනස් කළ හැක.',
    playSample: 'නියැදියක් වාදනය කරන්න',
    samplePlays: 'සීනු හඬ දෙකක් වාදනය වේ…',
    sampleHeard: 'ඔබට සීනු හඬ දෙකක් ඇසුණාද? නැතිනම් මෙහි සහ ඔබේ උපාංගයේ හඬ මට්ටම පරීක්ෂා කරන්න.',
    sampleFailed: 'නියැදිය වාදනය කළ නොහැකි විය. ඔබේ බ්‍රවුසරයේ සහ උපාංගයේ හඬ සැකසුම් පරීක්ෂා කරන්න.',
    volume: 'හඬ මට්ටම',
  },
  leaderboard: {
    title: 'ප්‍රමුඛ පුවරුව',
    heading: 'ප්‍රමුඛ පුවරුව',
    lead: 'ගණන් ගැනෙන්නේ ඔබේ පළමු උත්සාහය පමණි.',
    paper: 'ප්‍රශ්න පත්‍රය',
    selectPaper: 'ප්‍රශ්න පත්‍රයක් තෝරන්න',
    pleaseSelect: 'ප්‍රමුඛ පුවරුව බැලීමට කරුණාකර ප්‍රශ්න පත්‍රයක් තෝරන්න.',
    empty: 'මෙම ප්‍රශ්න පත්‍රය සඳහා ප්‍රතිඵල නොමැත.',
    loadingPapers: 'ප්‍රශ්න පත්‍ර ලබා ගනිමින්…',
    loading: 'ප්‍රමුඛ පුවරුව ලබා ගනිමින්…',
    ownPlace: (rank, percentage, time) => `ඔබේ ස්ථානය: ${rank}. ලකුණු ${percentage}%, කාලය ${time}.`,
    ownBelow: (percentage, time, shown) => `ඔබේ පළමු උත්සාහය (ලකුණු ${percentage}%, කාලය ${time}) මුල් ස්ථාන ${shown} අතර නැත.`,
    retry: 'නැවත උත්සාහ කරන්න',
  },
  boards,
  dashboard: {
    nobody: 'පරිශීලක',
    title: 'මගේ පිටුව',
    hello: (name) => `ආයුබෝවන්, ${name}`,
    profile: 'පැතිකඩ',
    openProfile: 'පැතිකඩ විවෘත කරන්න',
    studentId: 'ශිෂ්‍ය අංකය',
    email: 'ඊමේල්',
    contactNo: 'දුරකථන අංකය',
    startExam: 'විභාගය අරඹන්න',
    ready: 'ඊළඟ ප්‍රශ්න පත්‍රයට සූදානම්ද?',
    readyText: 'ප්‍රශ්න පත්‍රයක් තෝරා, එහි උපදෙස් කියවා විභාගය අරඹන්න.',
  },
  profile: {
    title: 'පැතිකඩ',
    edit: 'පැතිකඩ සංස්කරණය කරන්න',
    editText: 'ඔබේ නම, සම්බන්ධතා තොරතුරු සහ පින්තූරය.',
    results: 'මගේ ප්‍රතිඵල',
    resultsText: 'ඔබේ ප්‍රශ්න පත්‍ර සහ ලකුණු.',
    notifications: 'දැනුම්දීම්',
    notificationsText: 'ඔබේ දැනුම්දීම් කියවා ඉවත් කරන්න.',
  },
  editProfile: {
    title: 'පැතිකඩ සංස්කරණය කරන්න',
    lead: 'මෙම පිටුවේ කරන වෙනස්කම් සුරැකෙන්නේ හෝ යවන්නේ නැත.',
    image: 'පැතිකඩ පින්තූරය',
    chooseImage: 'පින්තූරයක් තෝරන්න',
    preview: 'ඔබේ පැතිකඩ පින්තූරය',
    firstName: 'මුල් නම',
    lastName: 'අවසන් නම',
    dateOfBirth: 'උපන් දිනය',
    contactNumber: 'දුරකථන අංකය',
    email: 'ඊමේල්',
    address: 'ලිපිනය',
    save: 'සුරකින්න',
    saved: 'පැතිකඩ සාර්ථකව යාවත්කාලීන විය!',
    ok: 'හරි',
    back: 'ආපසු පැතිකඩට',
  },
  myResult: {
    title: 'මගේ ප්‍රතිඵල',
    lead: 'ඔබ අවසන් කළ සියලු උත්සාහ, අලුත්ම එක මුලින්.',
    loading: 'ප්‍රතිඵල ලබා ගනිමින්…',
    sampleResults: 'නියැදි ප්‍රතිඵල',
    sampleText: 'ඔබට තවම ප්‍රතිඵල නැත. මෙම පේළි පෙන්වන්නේ ඔබේ ප්‍රතිඵල පෙනෙන ආකාරය පමණි.',
    paperNumber: 'ප්‍රශ්න පත්‍ර අංකය',
    paperName: 'ප්‍රශ්න පත්‍රයේ නම',
    marks: 'ලකුණු',
    attempt: (number) => `උත්සාහය ${number}`,
    extraTime: (factor) => (factor > 1 ? `අමතර කාලය × ${factor}` : 'අමතර කාලය'),
    reviewTitle: (topic) => `සමාලෝචනය: ${topic}`,
    review: 'සමාලෝචනය',
    results: 'විභාග ප්‍රතිඵල',
    reviewOf: (attempt, date) => `උත්සාහය ${attempt}, අවසන් කළ දිනය ${date}`,
    loadingReview: 'සමාලෝචනය ලබා ගනිමින්…',
    noReview: 'මෙම උත්සාහය විවෘත කළ නොහැක. එය වෙනත් ගිණුමකට අයත් විය හැක.',
    backToResults: 'ආපසු මගේ ප්‍රතිඵල වෙත',
    receipt: 'ප්‍රතිඵල ලේඛනය',
    retry: 'නැවත උත්සාහ කරන්න',
    takeExam: 'විභාගයකට පෙනී සිටින්න',
    back: 'ආපසු පැතිකඩට',
  },
  fairPlay: {
    title: 'මෙම විභාගය අතරතුර අප දුටු දේ',
    lead: 'මේවා කරුණු පමණි. ඒවා ඔබේ ලකුණු හෝ ස්ථානය වෙනස් නොකරයි.',
    away: (count, seconds) => `විභාග පිටුවෙන් ඉවත්ව සිටීම: ${times(count, seconds)}`,
    offline: (count, seconds) => `අන්තර්ජාල සම්බන්ධතාව නොමැති වීම: ${times(count, seconds)}`,
    plays: (count) => `අවසානය දක්වා වාදනය වූ හඬ පට: ${count}`,
    moments: 'සෑම අවස්ථාවක්ම පෙන්වන්න',
    play: (question) => (question === undefined ? 'හඬ පටයක් වාදනය විය' : `${question} වන ප්‍රශ්නයේ හඬ පටය වාදනය විය`),
    began: {
      away: (seconds) =>
        seconds === undefined ? 'විභාග පිටුවෙන් ඉවත් වී ආපසු පැමිණියේ නැත' : `විභාග පිටුවෙන් ඉවත්ව සිටි කාලය: ${length(seconds)}`,
      offline: (seconds) =>
        seconds === undefined ? 'අවසානය දක්වාම අන්තර්ජාල සම්බන්ධතාව තිබුණේ නැත' : `අන්තර්ජාල සම්බන්ධතාව නොතිබූ කාලය: ${length(seconds)}`,
    },
    omitted: (count) => `තවත් ${count}ක් ලැයිස්තුවේ නැත.`,
  },
  notification: {
    title: 'දැනුම්දීම්',
    sampleNotifications: 'නියැදි දැනුම්දීම්',
    sampleText: 'ඔබට තවම දැනුම්දීම් නැත. මේවා පෙන්වන්නේ ඔබේ දැනුම්දීම් පෙනෙන ආකාරය පමණි.',
    selectAll: 'සියල්ල තෝරන්න',
    deleteSelected: 'තේරූ ඒවා මකන්න',
    clearAll: 'සියල්ල ඉවත් කරන්න',
    empty: 'දැනුම්දීම් නැත',
    removed: (count) => `දැනුම්දීම් ${count}ක් ඉවත් කරන ලදී`,
  },
  videos: {
    title: 'වීඩියෝ',
    lead: 'පුහුණු වීමට පෙර නැරඹීමට කෙටි පාඩම්.',
    loading: 'වීඩියෝ ලබා ගනිමින්...',
    empty: 'වීඩියෝ නොමැත.',
    retry: 'නැවත උත්සාහ කරන්න',
    play: (title) => `ධාවනය කරන්න: ${title}`,
    close: 'වීඩියෝව වසන්න',
  },
}
