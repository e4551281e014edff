import { plural } from '@naru/ui/language'
import type { AudioFailure, SharedContent, Verdict } from '../../engine'
import type { ExamText } from '../types'
import { tamilNotices, tamilSaveState } from './notices'
import { tamilReviewText } from './review'

const sectionNames = new Map([
  ['Reading', 'வாசித்தல்'],
  ['Listening', 'கேட்டல்'],
])

const sectionTitle = (name: string) => `${name} பகுதி`

const inSeconds = (count: number) => plural('ta', count, { one: '1 செக்கன்', other: `${count} செக்கன்கள்` })

const failure: Record<AudioFailure, string> = {
  'failed-to-play': 'ஒலிப்பதிவை இயக்க முடியவில்லை',
  'not-available': 'ஒலிப்பதிவு கிடைக்கவில்லை',
  'failed-to-load': 'ஒலிப்பதிவை ஏற்ற முடியவில்லை',
}

const verdict: Record<Verdict, string> = {
  excellent: 'வாழ்த்துகள்!',
  good: 'மிக நன்று!',
  'try-again': 'மீண்டும் முயலுங்கள்',
}

const shares: Record<SharedContent, string> = {
  recording: 'ஒரே ஒலிப்பதிவு',
  text: 'ஒரே பந்தி',
  picture: 'ஒரே படம்',
}

/** The texts of the exam components in Tamil. */
export const text: ExamText = {
  sectionName: ({ title }) => sectionNames.get(title) ?? title,
  sectionTitle,

  question: {
    position: (position, total, section) => `வினா ${position} / ${total} (${sectionTitle(section)})`,
    number: (number) => `வினா ${number}`,
    image: (number) => `வினா ${number}: படம்`,
    imageMissing: 'படத்தை ஏற்ற முடியவில்லை',
    options: (number) => `வினா ${number}: விடைத் தெரிவுகள்`,
    optionImage: (position) => `தெரிவு ${position}: படம்`,
    optionSpoken: (position) => `தெரிவு ${position}`,
    locked: 'முதலில் கேளுங்கள். இரண்டாவது தடவை ஒலித்த பின்னர் விடையளிக்கலாம்.',
    inTurn: 'இந்த வினாக்களுக்கு வரிசைப்படி விடையளியுங்கள்.',
    onlyAudio: 'ஒலிப்பதிவைக் கேட்டு, சரியான விடையைத் தெரிவுசெய்யுங்கள்.',
    flag: 'மீண்டும் பார்க்கக் குறிக்க',
  },

  timer: {
    phaseTime: (section, clock) => `${section} நேரம்: ${clock}`,
    nearlyUp: 'கடைசி நிமிடம்',
    left: (left) => {
      if (left < 60) {
        return plural('ta', left, {
          one: '1 செக்கன் மீதமுள்ளது',
          other: `${left} செக்கன்கள் மீதமுள்ளன`,
        })
      }
      const minutes = Math.ceil(left / 60)
      return plural('ta', minutes, {
        one: '1 நிமிடம் மீதமுள்ளது',
        other: `${minutes} நிமிடங்கள் மீதமுள்ளன`,
      })
    },
    hide: 'கடிகாரத்தை மறைக்க',
    show: 'கடிகாரத்தைக் காட்டுக',
    hidden: 'கடிகாரம் மறைக்கப்பட்டுள்ளது',
    hiddenNote: 'கடைசி ஐந்து நிமிடங்களில் கடிகாரம் மீண்டும் தோன்றும்.',
  },

  textSize: {
    label: 'எழுத்தின் அளவு',
    short: { normal: 'A', large: 'A+', largest: 'A++' },
    name: { normal: 'A, வழக்கமான எழுத்து', large: 'A+, பெரிய எழுத்து', largest: 'A++, மிகப் பெரிய எழுத்து' },
  },

  keys: {
    title: 'விசைப்பலகைக் குறுக்குவழிகள்',
    note: 'நீங்கள் வினாவில் இருக்கும்போது இந்த விசைகள் செயற்படும்.',
    range: (last) => (last > 1 ? `1–${last}` : '1'),
    choose: 'விடையைத் தெரிவுசெய்க',
    next: 'அடுத்த வினா',
    previous: 'முந்தைய வினா',
    flag: 'மீண்டும் பார்க்கக் குறிக்க',
  },

  settings: 'அமைப்புகள்',

  navigation: {
    previous: 'முந்தையது',
    next: 'அடுத்தது',
    proceed: (section) => `${section} பகுதிக்குச் செல்க`,
    finish: 'பரீட்சையை நிறைவுசெய்க',
    openNavigator: 'வினாக்கள்',
    close: 'மூடுக',
  },

  navigator: {
    title: 'வினாப் பட்டியல்',
    timeLimit: (clock) => `நேர எல்லை ${clock}`,
    progress: 'முன்னேற்றம்',
    progressValue: (answered, total) => `விடையளித்தவை: ${answered} / ${total}`,
    cellNumber: (number) => `வி.${number}`,
    noAnswer: '-',
    cellName: ({ number, option, isCurrent, isLocked, isFlagged }) =>
      [
        `வினா ${number}`,
        option === null ? 'விடையளிக்கப்படவில்லை' : `விடையளிக்கப்பட்டது, தெரிவு ${option}`,
        isFlagged ? 'குறிக்கப்பட்டது' : null,
        isCurrent ? 'தற்போதைய வினா' : null,
        isLocked ? 'பூட்டப்பட்டது' : null,
      ]
        .filter((part) => part !== null)
        .join(', '),
    groupName: (numbers, shared) => `${tamilReviewText.group(numbers)}: ${shares[shared]}`,
    legend: {
      empty: 'விடை இல்லை',
      answered: 'விடையளிக்கப்பட்டது',
      current: 'தற்போதைய வினா',
      locked: 'பூட்டப்பட்டது',
      flagged: 'குறிக்கப்பட்டது',
      group: 'ஒரே பந்தி அல்லது ஒலிப்பதிவு',
    },
    filter: 'வினாப் பட்டியலில் காட்ட வேண்டியவை',
    filters: { all: 'எல்லாம்', unanswered: 'மீதி', flagged: 'குறித்தவை' },
    nothing: {
      all: 'வினாக்கள் இல்லை',
      unanswered: 'எல்லா வினாக்களுக்கும் விடையளிக்கப்பட்டுள்ளது',
      flagged: 'எந்த வினாவும் குறிக்கப்படவில்லை',
    },
  },

  summary: {
    title: 'பரீட்சைச் சுருக்கம்',
    total: 'மொத்த வினாக்கள்',
    answered: 'விடையளித்தவை',
    current: 'தற்போதைய வினா',
  },

  audio: {
    label: (number) => `ஒலிப்பதிவு, வினா ${number}`,
    loading: 'ஒலிப்பதிவு ஏற்றப்படுகிறது…',
    playing: (play, maxPlays) => `ஒலிப்பதிவு ஒலிக்கிறது (${maxPlays} தடவைகளில் ${play}ஆவது)…`,
    window: (seconds) => `தயவுசெய்து வினாவிற்கு விடையளிக்கவும் (மீதமுள்ள நேரம்: ${inSeconds(seconds)}).`,
    completed: 'ஒலிப்பதிவு ஒலித்து முடிந்தது. தயவுசெய்து விடையளிக்கவும்.',
    nextIn: (seconds) => `அடுத்த வினா வர இன்னும் ${inSeconds(seconds)}.`,
    failed: (name) => `${failure[name]}. தயவுசெய்து ஒரு விடையைத் தெரிவுசெய்யவும்.`,
    play: 'ஒலிப்பதிவை இயக்குக',
    tryAgain: 'மீண்டும் முயல்க',
    volume: 'ஒலியளவு',
    mute: 'ஒலியடக்குக',
    unmute: 'ஒலியடக்கத்தை நீக்குக',
    progress: 'இதுவரை ஒலித்தது',
  },

  dialogs: {
    goToGap: 'விடையளிக்காத முதல் வினாவிற்குச் செல்க',
    noQuestions: { title: 'தவறு', message: 'சேமிப்பதற்கு வினாக்கள் இல்லை.' },
    startTimeMissing: {
      title: 'தவறு',
      message: 'தொடங்கிய நேரம் பதிவாகவில்லை. தயவுசெய்து பரீட்சையை மீண்டும் தொடங்கவும்.',
    },
    saveFailed: {
      title: 'தவறு',
      refused: 'பெறுபேற்றைச் சேமிக்க முடியவில்லை',
      message: 'பெறுபேற்றைச் சேமிக்க முடியவில்லை. தயவுசெய்து மீண்டும் முயற்சிக்கவும்.',
      retry: 'மீண்டும் முயல்க',
    },
    saved: {
      title: 'நிறைவேறியது',
      message: (attempt) => `பெறுபேறு வெற்றிகரமாகச் சேமிக்கப்பட்டது! முயற்சி ${attempt}`,
    },
    close: 'சரி',
  },

  saveState: tamilSaveState,

  notices: tamilNotices,

  reader: {
    title: 'இந்தப் பரீட்சை மற்றொரு தாவலில் திறந்துள்ளது',
    message: 'ஒரு தாவலில் மட்டுமே பரீட்சைக்குத் தோற்றலாம். இதுவரை அளித்த உங்கள் விடைகள் பாதுகாப்பாக உள்ளன.',
    continueHere: 'இங்கே தொடர்க',
    checking: 'பரீட்சை திறக்கப்படுகிறது…',
  },

  results: {
    title: 'பரீட்சைப் பெறுபேறுகள்',
    marks: (score, total) => `${score} / ${total} புள்ளிகள்`,
    percentage: (percentage) => `${percentage}%`,
    gauge: 'புள்ளிகளின் சதவீதம்',
    verdict,
    waitingTitle: 'உங்கள் பரீட்சை நிறைவடைந்தது',
    waiting: 'உங்கள் விடைகள் இந்தச் சாதனத்தில் பாதுகாப்பாக உள்ளன. அவற்றை இப்போது அனுப்புகிறோம்; உங்கள் புள்ளிகள் இங்கே காட்டப்படும்.',
    unsavedTitle: 'உங்கள் புள்ளிகள் இன்னும் தயாராகவில்லை',
    unsaved: 'உங்கள் விடைகள் இந்தச் சாதனத்தில் பாதுகாப்பாக உள்ளன. இணைய இணைப்பு மீண்டும் கிடைத்ததும் அவை அனுப்பப்படும்.',
    retry: 'மீண்டும் முயல்க',
    backToExams: 'பரீட்சைகளுக்குத் திரும்புக',
    attempt: (attempt) => `முயற்சி ${attempt}`,
    download: 'எனது விடைகளைத் தரவிறக்குக',
    previewNote: 'இது முன்னோட்டம் மட்டுமே. எதுவும் சேமிக்கப்படவில்லை, அனுப்பப்படவில்லை.',
    reviewComing: 'மீளாய்வு ஏற்றப்படுகிறது…',
    extraTime: 'மேலதிக நேரம்',
  },

  review: tamilReviewText,

  guidelines: {
    heading: (topic) => `${topic} பரீட்சைக்கான அறிவுறுத்தல்கள்`,
    item: (number) => `அறிவுறுத்தல் ${number}`,
    none: 'இந்தப் பரீட்சைக்கு அறிவுறுத்தல்கள் இல்லை.',
  },

  applicant: {
    title: 'விண்ணப்பதாரி விபரங்கள்',
    name: 'பெயர்',
    userId: 'மாணவர் இலக்கம்',
    seatNumber: 'ஆசன இலக்கம்',
    testRoom: 'பரீட்சை அறை',
    someRoom: 'பரீட்சை அறை',
    applicationNo: 'விண்ணப்ப இலக்கம்',
    unknown: 'இல்லை',
  },

  examCard: {
    take: 'பரீட்சைக்குத் தோற்றுக',
    duration: (duration) => `கால அளவு: ${duration}`,
    photo: (topic) => `${topic}: படம்`,
  },

  leaderboard: {
    caption: 'தரவரிசைப் பட்டியல்',
    rank: 'தரவரிசை',
    username: 'பயனர் பெயர்',
    timeTaken: 'எடுத்த நேரம்',
    percentage: 'புள்ளிச் சதவீதம்',
    percentageValue: (percentage) => `${percentage}%`,
    podium: 'முதல் 3 இடங்கள்',
    podiumEntry: (name, clock) => `${name} (${clock})`,
    medals: { 1: 'வெற்றிக்கிண்ணம்', 2: 'வெள்ளிப் பதக்கம்', 3: 'வெண்கலப் பதக்கம்' },
    you: 'நீங்கள்',
    extraTime: 'மேலதிக நேரம்',
    extraTimeLeaderboard: 'மேலதிக நேரத்துடன்',
  },

  room: {
    noQuestions: 'வினாக்கள் எதுவும் இல்லை',
    backToExams: 'பரீட்சைகளுக்குத் திரும்புக',
    header: 'பரீட்சை',
    duration: (duration) => `கால அளவு: ${duration}`,
  },
}
