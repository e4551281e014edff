import { plural, type Widened } from '@naru/ui/language'
import type { text as english } from '../en/student'
import { length } from './length'
import { boards } from './boards'

const times = (count: number, seconds: number) =>
  count === 0
    ? 'ஒருபோதும் இல்லை'
    : `${plural('ta', count, { one: '1 தடவை', other: `${count} தடவைகள்` })}, ${length(seconds)}`

/** Every sentence of the pages of learners that have no area of their own, in Tamil. */
export const text: Widened<typeof english> = {
  practiceLinks: {
    today: 'இன்றைய வினாக்களைப் பயிற்சி செய்க',
    mistakes: 'இந்தப் பிழைகளைப் பயிற்சி செய்க',
    words: 'சொற்கள்',
    wordsOfPaper: 'இந்த வினாத்தாளின் சொற்கள்',
  },
  exams: {
    title: 'தோற்றக்கூடிய பரீட்சைகள்',
    heading: 'தோற்றக்கூடிய பரீட்சைகள்',
    loading: 'பரீட்சைகள் ஏற்றப்படுகின்றன…',
    errorTitle: 'தவறு:',
    empty: 'பரீட்சைகள் எதுவும் இல்லை. பரீட்சைகளுக்குத் தோற்ற, தயவுசெய்து ஒரு திட்டத்தை வாங்கவும்.',
    seePlans: 'கட்டணத் திட்டங்களைப் பார்க்க',
    retry: 'மீண்டும் முயல்க',
  },
  leaderboard: {
    title: 'தரவரிசைப் பட்டியல்',
    heading: 'தரவரிசைப் பட்டியல்',
    lead: 'உங்கள் முதல் முயற்சி மட்டுமே கணக்கிடப்படும்.',
    paper: 'வினாத்தாள்',
    selectPaper: 'வினாத்தாளைத் தெரிவுசெய்க',
    pleaseSelect: 'தரவரிசைப் பட்டியலைப் பார்க்க, தயவுசெய்து ஒரு வினாத்தாளைத் தெரிவுசெய்யவும்.',
    empty: 'இந்த வினாத்தாளுக்குப் பெறுபேறுகள் எதுவும் இல்லை.',
    loadingPapers: 'வினாத்தாள்கள் ஏற்றப்படுகின்றன…',
    loading: 'தரவரிசைப் பட்டியல் ஏற்றப்படுகிறது…',
    ownPlace: (rank, percentage, time) => `உங்கள் இடம்: ${rank}. புள்ளிகள்: ${percentage}%. எடுத்த நேரம்: ${time}.`,
    ownBelow: (percentage, time, shown) =>
      `உங்கள் முதல் முயற்சி (புள்ளிகள் ${percentage}%, நேரம் ${time}) முதல் ${shown} இடங்களுக்குள் இல்லை.`,
    retry: 'மீண்டும் முயல்க',
  },
  boards,
  dashboard: {
    nobody: 'பயனர்',
    title: 'எனது பக்கம்',
    hello: (name) => `வணக்கம், ${name}`,
    profile: 'சுயவிபரம்',
    openProfile: 'சுயவிபரத்தைத் திறக்க',
    studentId: 'மாணவர் இலக்கம்',
    email: 'மின்னஞ்சல்',
    contactNo: 'தொடர்பு இலக்கம்',
    startExam: 'பரீட்சையைத் தொடங்குக',
    ready: 'அடுத்த வினாத்தாளுக்குத் தயாரா?',
    readyText: 'ஒரு வினாத்தாளைத் தெரிவுசெய்து, அதன் அறிவுறுத்தல்களை வாசித்து, பரீட்சையைத் தொடங்குங்கள்.',
  },
  profile: {
    title: 'சுயவிபரம்',
    edit: 'சுயவிபரத்தைத் திருத்துக',
    editText: 'உங்கள் பெயர், தொடர்பு விபரங்கள், படம்.',
    results: 'எனது பெறுபேறுகள்',
    resultsText: 'உங்கள் வினாத்தாள்களும் புள்ளிகளும்.',
    notifications: 'அறிவித்தல்கள்',
    notificationsText: 'உங்கள் அறிவித்தல்களை வாசிக்கலாம், நீக்கலாம்.',
    language: 'பக்கங்களினதும் மின்னஞ்சல்களினதும் மொழி',
    languageHelp: 'ஒவ்வொரு பக்கத்தின் மேற்பகுதியிலுள்ள பட்டியிலும் இதை மாற்றலாம்.',
    languageSaved: 'சேமிக்கப்பட்டது.',
  },
  editProfile: {
    title: 'சுயவிபரத்தைத் திருத்துதல்',
    lead: 'இந்தப் பக்கத்தில் செய்யும் மாற்றங்கள் சேமிக்கப்படமாட்டா; அனுப்பப்படவுமாட்டா.',
    image: 'சுயவிபரப் படம்',
    chooseImage: 'படத்தைத் தெரிவுசெய்க',
    preview: 'உங்கள் சுயவிபரப் படம்',
    firstName: 'முதற் பெயர்',
    lastName: 'கடைசிப் பெயர்',
    dateOfBirth: 'பிறந்த திகதி',
    contactNumber: 'தொடர்பு இலக்கம்',
    email: 'மின்னஞ்சல்',
    address: 'முகவரி',
    save: 'சேமிக்க',
    saved: 'சுயவிபரம் வெற்றிகரமாகப் புதுப்பிக்கப்பட்டது!',
    ok: 'சரி',
    back: 'சுயவிபரத்திற்குத் திரும்புக',
  },
  myResult: {
    title: 'எனது பெறுபேறுகள்',
    lead: 'நீங்கள் நிறைவுசெய்த எல்லா முயற்சிகளும்; புதியவை முதலில்.',
    loading: 'பெறுபேறுகள் ஏற்றப்படுகின்றன…',
    sampleResults: 'மாதிரிப் பெறுபேறுகள்',
    sampleText: 'உங்களுக்கு இன்னும் பெறுபேறுகள் இல்லை. உங்கள் பெறுபேறுகள் எவ்வாறு தோன்றும் என்பதை மட்டுமே இந்த வரிசைகள் காட்டுகின்றன.',
    paperNumber: 'வினாத்தாள் இலக்கம்',
    paperName: 'வினாத்தாளின் பெயர்',
    marks: 'புள்ளிகள்',
    attempt: (number) => `முயற்சி ${number}`,
    extraTime: (factor) => (factor > 1 ? `மேலதிக நேரம் × ${factor}` : 'மேலதிக நேரம்'),
    reviewTitle: (topic) => `மீளாய்வு: ${topic}`,
    review: 'மீளாய்வு',
    results: 'பரீட்சைப் பெறுபேறுகள்',
    reviewOf: (attempt, date) => `முயற்சி ${attempt}, நிறைவுசெய்த திகதி: ${date}`,
    loadingReview: 'மீளாய்வு ஏற்றப்படுகிறது…',
    noReview: 'இந்த முயற்சியைத் திறக்க முடியவில்லை. இது வேறொரு கணக்கிற்கு உரியதாக இருக்கலாம்.',
    backToResults: 'எனது பெறுபேறுகளுக்குத் திரும்புக',
    receipt: 'பெறுபேற்றுச் சீட்டு',
    retry: 'மீண்டும் முயல்க',
    takeExam: 'பரீட்சைக்குத் தோற்றுக',
    back: 'சுயவிபரத்திற்குத் திரும்புக',
  },
  fairPlay: {
    title: 'இந்தப் பரீட்சையின்போது பதிவானவை',
    lead: 'இவை தகவல்கள் மட்டுமே. உங்கள் புள்ளிகளையோ தரவரிசையையோ இவை மாற்றாது.',
    away: (count, seconds) => `பரீட்சைப் பக்கத்தை விட்டுச் சென்றது: ${times(count, seconds)}`,
    offline: (count, seconds) => `இணைய இணைப்புத் துண்டிப்பு: ${times(count, seconds)}`,
    plays: (count) => `முடிவு வரை ஒலித்த ஒலிப்பதிவுகள்: ${count}`,
    moments: 'ஒவ்வொரு நிகழ்வையும் காட்டுக',
    play: (question) => (question === undefined ? 'ஓர் ஒலிப்பதிவு ஒலித்தது' : `வினா ${question} இன் ஒலிப்பதிவு ஒலித்தது`),
    began: {
      away: (seconds) =>
        seconds === undefined
          ? 'பரீட்சைப் பக்கத்தை விட்டுச் சென்று திரும்பி வரவில்லை'
          : `பரீட்சைப் பக்கத்தை விட்டுச் சென்ற நேரம்: ${length(seconds)}`,
      offline: (seconds) =>
        seconds === undefined ? 'முடிவு வரை இணைய இணைப்பு இல்லை' : `இணைய இணைப்பு இல்லாத நேரம்: ${length(seconds)}`,
    },
    omitted: (count) => plural('ta', count, { one: 'மேலும் 1 பட்டியலில் இல்லை.', other: `மேலும் ${count} பட்டியலில் இல்லை.` }),
  },
  notification: {
    title: 'அறிவித்தல்கள்',
    sampleNotifications: 'மாதிரி அறிவித்தல்கள்',
    sampleText: 'உங்களுக்கு இன்னும் அறிவித்தல்கள் இல்லை. உங்கள் அறிவித்தல்கள் எவ்வாறு தோன்றும் என்பதை மட்டுமே இவை காட்டுகின்றன.',
    selectAll: 'எல்லாவற்றையும் தெரிவுசெய்க',
    deleteSelected: 'தெரிவுசெய்தவற்றை நீக்குக',
    clearAll: 'எல்லாவற்றையும் நீக்குக',
    empty: 'அறிவித்தல்கள் இல்லை',
    removed: (count) => plural('ta', count, { one: '1 அறிவித்தல் நீக்கப்பட்டது', other: `${count} அறிவித்தல்கள் நீக்கப்பட்டன` }),
  },
  videos: {
    title: 'காணொளிகள்',
    lead: 'பயிற்சிக்கு முன் பார்ப்பதற்கான குறுகிய பாடங்கள்.',
    loading: 'காணொளிகள் ஏற்றப்படுகின்றன...',
    empty: 'காணொளிகள் எதுவும் இல்லை.',
    retry: 'மீண்டும் முயல்க',
    play: (title) => `இயக்குக: ${title}`,
    close: 'காணொளியை மூடுக',
  },
}
