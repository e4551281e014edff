import { useLanguage } from '@naru/ui/language'

/** Dates and times in the words of a language. A text that is no date stays as it is. */
export interface Dates {
  /** A timestamp as a day: 2 March 2026. */
  day: (iso: string) => string
  /** A timestamp as a short day: 2 Mar 2026. */
  shortDay: (iso: string) => string
  /** A timestamp to the minute: 2 Mar 2026, 10:00. */
  moment: (iso: string) => string
  /** A timestamp to the minute: 2 March 2026 at 10:00. */
  longMoment: (iso: string) => string
  /** A timestamp to the second in Sri Lanka time, the same on every device and on paper: 2 March 2026 at 10:00:00. */
  scoreReportMoment: (iso: string) => string
  /** The time of a timestamp: 10:00:00. */
  clock: (iso: string) => string
  /** A day `YYYY-MM-DD` of the learners' time zone, formatted in no zone: 2 March 2026. */
  plainDay: (day: string) => string
}

/** Sri Lanka's English has short months and numbers of its own. */
const english = 'en-GB'
const localeOf = (language: string) => (language === 'en' ? english : `${language}-LK`)

/** The months as Sri Lanka writes them: new browsers name them after the moon, old ones have no Sinhala. */
const sinhalaMonths = [
  'ජනවාරි',
  'පෙබරවාරි',
  'මාර්තු',
  'අප්‍රේල්',
  'මැයි',
  'ජූනි',
  'ජූලි',
  'අගෝස්තු',
  'සැප්තැම්බර්',
  'ඔක්තෝබර්',
  'නොවැම්බර්',
  'දෙසැම්බර්',
]

/** From Sunday: browsers without Sinhala would show English letters. */
const sinhalaWeekdays = ['ඉ', 'ස', 'අ', 'බ', 'බ්‍ර', 'සි', 'සෙ']

/** @returns the weekday of a day `YYYY-MM-DD`, in one letter or two */
export const weekdayIn = (language: string, day: string): string => {
  const date = new Date(day)
  if (language === 'si') return sinhalaWeekdays[date.getUTCDay()] ?? ''
  return new Intl.DateTimeFormat([localeOf(language), english], { weekday: 'narrow', timeZone: 'UTC' }).format(date)
}

/** Formats in Sinhala: 2026 මාර්තු 2, 15:05. */
function formatSinhala(options: Intl.DateTimeFormatOptions, time: number): string {
  const { dateStyle, timeStyle, ...rest } = options
  const format = new Intl.DateTimeFormat(english, {
    hourCycle: 'h23',
    ...(dateStyle !== undefined && { year: 'numeric', day: 'numeric' }),
    ...(timeStyle !== undefined && { hour: '2-digit', minute: '2-digit' }),
    ...(timeStyle === 'medium' && { second: '2-digit' }),
    ...rest,
    ...((dateStyle !== undefined || rest.month !== undefined) && { month: 'numeric' }),
  })
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
  const day = part['year'] && `${part['year']} ${sinhalaMonths[Number(part['month']) - 1] ?? ''} ${Number(part['day'])}`
  const clock = [part['hour'], part['minute'], part['second']].filter((value) => value !== undefined).join(':')
  return [day, clock].filter(Boolean).join(', ')
}

function createDates(language: string): Dates {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    // English, if the browser lacks the language.
    const format = new Intl.DateTimeFormat([localeOf(language), english], { hourCycle: 'h23', ...options })
    return (text: string) => {
      const time = Date.parse(text)
      if (Number.isNaN(time)) return text
      return language === 'si' ? formatSinhala(options, time) : format.format(time)
    }
  }
  const short = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return {
    day: formatter({ dateStyle: 'long' }),
    shortDay: formatter(short),
    moment: formatter({ ...short, hour: '2-digit', minute: '2-digit' }),
    longMoment: formatter({ dateStyle: 'long', timeStyle: 'short' }),
    scoreReportMoment: formatter({ dateStyle: 'long', timeStyle: 'medium', timeZone: 'Asia/Colombo' }),
    clock: formatter({ timeStyle: 'medium' }),
    plainDay: formatter({ dateStyle: 'long', timeZone: 'UTC' }),
  }
}

const known = new Map<string, Dates>()

export function datesIn(language: string): Dates {
  const dates = known.get(language) ?? createDates(language)
  known.set(language, dates)
  return dates
}

export const useDates = (): Dates => datesIn(useLanguage())
