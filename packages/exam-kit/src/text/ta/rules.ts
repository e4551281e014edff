import type { RulesText } from '../types'

const restrictions = {
  'other-section': (section: string) => `${section} பகுதியின்போது ${section} வினாக்களை மட்டுமே திறக்க முடியும்.`,
  'navigation-automatic': (section: string) => `${section} பகுதியில் வினாக்கள் தாமாகவே மாறும்.`,
  'one-way': (section: string) => `${section} பகுதியில் முந்தைய வினாவிற்குத் திரும்ப முடியாது.`,
}

/** The rules of the exam room in Tamil. */
export const text: RulesText = {
  proceed: (section, { title, hasPlayback }) => ({
    title: `${title}க்குச் செல்லுதல்`,
    message: hasPlayback
      ? `${section.name} வினாக்களுக்கு மீண்டும் வர முடியாது. முதலாவது ஒலிப்பதிவு உடனே ஒலிக்கத் தொடங்கும்; எனவே ஒலியை இயக்கி வையுங்கள்.`
      : `${section.name} வினாக்களுக்கு மீண்டும் வர முடியாது.`,
    confirm: 'செல்க',
    cancel: `${section.name} பகுதியிலேயே இருக்க`,
  }),
  finish: {
    title: 'பரீட்சையை நிறைவுசெய்தல்',
    message: 'நிறைவுசெய்த பின்னர் உங்கள் விடைகளை மாற்ற முடியாது.',
    confirm: 'நிறைவுசெய்க',
    cancel: 'தொடர்ந்து விடையளிக்க',
  },
  incomplete: ({ name, title }) => ({
    title: `${title} முழுமையடையவில்லை`,
    message: `மேலே செல்வதற்கு முன்னர் எல்லா ${name} வினாக்களுக்கும் தயவுசெய்து விடையளிக்கவும்.`,
  }),
  restricted: ({ name }, reason) => ({ title: 'இங்கே செல்ல முடியாது', message: restrictions[reason](name) }),
  leave: {
    title: 'பரீட்சையை விட்டு வெளியேறுகிறீர்களா?',
    message: 'நீங்கள் வெளியேறினால் உங்கள் பரீட்சைப் பெறுபேறுகள் சேமிக்கப்படமாட்டா. உறுதியாக வெளியேற வேண்டுமா?',
    leave: 'வெளியேறுக',
    stay: 'இங்கேயே இருக்க',
  },
}
