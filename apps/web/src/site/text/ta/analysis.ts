import { plural, type Widened } from '@naru/ui/language'
import type { text as english } from '../en/analysis'
import { length } from './length'

/** A time in steps of 5 seconds: saves tell no more. */
const about = (seconds: number) => {
  const rounded = Math.round(seconds / 5) * 5
  return rounded === 0 ? '5 செக். இற்குக் குறைவு' : `ஏறத்தாழ ${length(rounded)}`
}

const marks = (count: number) => plural('ta', count, { one: '1 புள்ளி', other: `${count} புள்ளிகள்` })
const firstAttempts = (count: number) =>
  plural('ta', count, {
    one: '1 மாணவரின் முதல் முயற்சியை அடிப்படையாகக் கொண்டது',
    other: `${count} மாணவர்களின் முதல் முயற்சிகளை அடிப்படையாகக் கொண்டது`,
  })
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

/** Every sentence on what a result means, and of the learner's desk, in Tamil. */
export const text: Widened<typeof english> = {
  title: 'இந்தப் பெறுபேற்றின் அர்த்தம்',
  loading: 'பகுப்பாய்வு ஏற்றப்படுகிறது…',
  failed: 'பகுப்பாய்வை ஏற்ற முடியவில்லை. தயவுசெய்து மீண்டும் முயற்சிக்கவும்.',
  retry: 'மீண்டும் முயல்க',
  error: (score, possible, error) =>
    `நீங்கள் பெற்ற புள்ளிகள்: ${score} / ${possible}. இதே வகையான வேறு வினாக்களாயின், இது ஏறத்தாழ ${marks(error)} கூடுதலாகவோ குறைவாகவோ இருக்கலாம்.`,
  tooFew: (count) =>
    plural('ta', count, {
      one: 'இந்த வினாத்தாளில் இதுவரை உங்களுடைய முதல் முயற்சி மட்டுமே உள்ளது. 20 முயற்சிகள் சேர்ந்த பின்னரே பெறுபேறுகளை ஒப்பிடுகிறோம்.',
      other: `இந்த வினாத்தாளில் இதுவரை ${count} முதல் முயற்சிகள் மட்டுமே உள்ளன. 20 முயற்சிகள் சேர்ந்த பின்னரே பெறுபேறுகளை ஒப்பிடுகிறோம்.`,
    }),
  range: (from, to, count) =>
    `100 மாணவர்களில் ${from} முதல் ${to} பேரைவிட நீங்கள் சிறப்பாகச் செய்துள்ளீர்கள். இது ${firstAttempts(count)}.`,
  percentile: (percentile, count) =>
    `100 மாணவர்களில் ஏறத்தாழ ${percentile} பேரைவிட நீங்கள் சிறப்பாகச் செய்துள்ளீர்கள். இது ${firstAttempts(count)}. உங்களுக்குச் சமமான புள்ளிகளைப் பெற்றவர்களில் பாதிப் பேர் இதில் சேர்க்கப்பட்டுள்ளனர்.`,
  more: (difference, attempt) =>
    `முயற்சி ${attempt} ஐவிட ${marks(difference)} கூடுதல். இந்த வேறுபாடு தற்செயலால் ஏற்படக்கூடியதைவிட அதிகமானது.`,
  fewer: (difference, attempt) =>
    `முயற்சி ${attempt} ஐவிட ${marks(difference)} குறைவு. இந்த வேறுபாடு தற்செயலால் ஏற்படக்கூடியதைவிட அதிகமானது.`,
  same: (attempt, margin) => `முயற்சி ${attempt} உடன் ஏறத்தாழச் சமம்: ${marks(margin)} வரையான வேறுபாடு தற்செயலாகவும் ஏற்படலாம்.`,
  divisions: {
    sections: 'பகுதிகள்',
    fields: 'பரீட்சைப் பிரிவுகள்',
    families: 'வினா வகைகள்',
    units: 'பாடநூல் அலகுகள்',
  },
  part: 'தலைப்பு',
  count: 'சரியான விடைகள்',
  rightOf: (right, total) => `${right} / ${total}`,
  barsLead: 'ஒரு தலைப்பைத் தெரிவுசெய்து, அதில் நீங்கள் பிழையாக விடையளித்தவற்றைப் பயிற்சி செய்யுங்கள்.',
  unit: (unit, name) => `${unit}. ${name}`,
  fields: {
    'vocabulary-grammar': 'சொற்களும் இலக்கணமும்',
    'practical-information': 'சின்னங்களும் ஆவணங்களும்',
    comprehension: 'பந்தி வாசித்தல்',
    sound: 'ஒலிகளும் எண்களும்',
    visual: 'படங்கள்',
    conversation: 'உரையாடல்கள்',
  },
  changed: 'சரியான விடையைப் பிழையான விடையாக மாற்றிய வினாக்கள்:',
  question: (number) => `வினா ${number}`,
  each: (seconds) => `ஒரு வினாவிற்கு ${about(seconds)}`,

  times: {
    title: 'ஒவ்வொரு வினாவிற்கும் எடுத்த நேரம்',
    lead: 'ஒவ்வொரு வினாவும் திறந்திருந்த நேரம், ஏறத்தாழ 5 செக்கன்களுக்குள். பக்கத்தை விட்டு வெளியே இருந்த நேரம் கணக்கிடப்படாது.',
    leftOut: (count) =>
      plural('ta', count, {
        one: '1 வினாவின் நேரம் தெரியவில்லை; உதாரணமாக, இணைப்பு இல்லாதிருந்தால் இவ்வாறு நேரும்.',
        other: `${count} வினாக்களின் நேரம் தெரியவில்லை; உதாரணமாக, இணைப்பு இல்லாதிருந்தால் இவ்வாறு நேரும்.`,
      }),
    long: (questions) => {
      const named = questions.map(({ number, seconds }) => `வினா ${number} (${about(seconds)})`).join(', ')
      return `மற்ற வினாக்களைவிட மிக அதிக நேரம் எடுத்தவை: ${named}.`
    },
    numbers: 'நேரங்கள் எண்களில்',
    question: 'வினா',
    time: 'நேரம்',
    length: about,
  },
  floors: 'உத்தியோகபூர்வ ஆகக்குறைந்த புள்ளிகள்',
  floorsLead:
    'உத்தியோகபூர்வப் புள்ளி முறையில் ஏற்றுக்கொள்ளப்பட்ட ஆகக்குறைந்த புள்ளிகள். உத்தியோகபூர்வப் புள்ளி அளவீடு இந்த வினாத்தாளின் அளவீட்டிலிருந்து வேறுபடலாம்; எனவே இது ஒரு முன்னறிவிப்பு அல்ல.',
  floor: (sector, score, outOf, percentage) => `${sector}: ${score} / ${outOf}. உங்கள் வினாத்தாள்: ${percentage}%.`,
  floorSource: (source, date) => `${source}, ${date}`,
  summary: 'சுருக்கத்தை அச்சிடுக அல்லது பகிர்க',

  trend: {
    title: 'உங்கள் முதல் முயற்சிகளின் ஒப்பீடு',
    lead: '0 என்பது ஒரு வினாத்தாளின் எல்லா முதல் முயற்சிகளின் சராசரி; பெரும்பாலான மாணவர்கள் −1 இற்கும் +1 இற்கும் இடையில் இருப்பார்கள். தற்செயலால் எவ்வளவு மாறலாம் என்பதைப் பட்டை காட்டுகிறது.',
    exam: 'வினாத்தாள்',
    value: 'ஒப்பீடு',
    valueIn: (value, [low, high]) => `${signed(value)} (${signed(low)} முதல் ${signed(high)} வரை)`,
  },

  page: {
    title: 'சுருக்கம்',
    titleOf: (topic) => `சுருக்கம்: ${topic}`,
    back: 'மீளாய்வுக்குத் திரும்புக',
    result: 'பெறுபேறு',
    score: (score, possible, percentage) => `${score} / ${possible} புள்ளிகள் (${percentage}%)`,
    plan: 'வாரத் திட்டம்',
    planLead: 'ஒரு நாளைக்கு ஏறத்தாழ அரை மணித்தியாலம்.',
    day: (day) => `நாள் ${day}`,
    questions: 'இன்றைய வினாக்கள்',
    words: 'சொற்கள், 10 நிமிடங்கள்',
    drill: (topic) => `பத்துப் புதிய வினாக்கள்: ${topic}`,
    paper: 'ஒரு முழு வினாத்தாள்',
    print: 'அச்சிடுக',
    share: 'பகிர்க',
    copied: 'சுருக்கம் நகலெடுக்கப்பட்டது.',
    notShared: 'சுருக்கத்தைப் பகிர முடியவில்லை. நீங்கள் அதை அச்சிடலாம்.',
    shared: (topic, score, weakest) =>
      weakest.length === 0 ? `${topic}: ${score}` : `${topic}: ${score}. பயிற்சி செய்ய வேண்டியவை: ${weakest.join(', ')}.`,
    unknown: 'அவ்வாறான முயற்சி எதுவும் இல்லை.',
  },

  desk: {
    title: 'இன்று',
    loading: 'உங்கள் இன்றைய நாள் ஏற்றப்படுகிறது…',
    questions: 'பயிற்சி செய்ய வேண்டிய வினாக்கள்',
    questionCount: (count) => plural('ta', count, { one: '1 வினா', other: `${count} வினாக்கள்` }),
    noQuestions: 'இன்று மீதமில்லை.',
    practise: 'இப்போது பயிற்சி செய்க',
    wordsToday: 'இன்றைய சொற்கள்',
    wordCount: (count) => plural('ta', count, { one: '1 சொல்', other: `${count} சொற்கள்` }),
    noWords: 'இன்று மீதமில்லை.',
    learn: 'சொற்களைக் கற்க',
    last: 'கடைசிப் பெறுபேறு',
    review: 'மீளாய்வைத் திறக்க',
    noResult: 'உங்களுக்கு இன்னும் பெறுபேறுகள் இல்லை. முதலாவது வினாத்தாளுக்குப் பின்னர், எதைப் பயிற்சி செய்ய வேண்டும் என்பது இங்கே காட்டப்படும்.',
    weakest: 'மேம்படுத்த வேண்டியவை',
    weakestNone: 'இன்னும் எதுவும் இல்லை: நிறைவுசெய்த ஒரு வினாத்தாள் தேவை.',
    next: 'அடுத்த வினாத்தாள்',
    open: 'பரீட்சைகளுக்குச் செல்க',
    noNext: 'விடையளிக்க வினாத்தாள்கள் இல்லை. ஒரு திட்டத்தின் மூலம் மேலும் பலவற்றைத் திறக்கலாம்.',
    plans: 'திட்டங்களைப் பார்க்க',
    days: 'உங்கள் பரீட்சைக்கு உள்ள நாட்கள்',
    dayCount: (count) => plural('ta', count, { one: '1 நாள்', other: `${count} நாட்கள்` }),
    isToday: 'இன்று. வெற்றி பெற வாழ்த்துகள்!',
    isOver: 'அந்த நாள் கடந்துவிட்டது. அடுத்த திகதியைக் குறிப்பிடுங்கள்.',
    noDate: 'உங்கள் பரீட்சைத் திகதியைக் குறிப்பிடுங்கள்; அதுவரையான பயிற்சியை நாங்கள் திட்டமிடுவோம்.',
    setDate: 'திகதியைக் குறிப்பிடுக',
  },
}
