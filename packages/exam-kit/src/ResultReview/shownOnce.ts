import type { QuestionHelp, TextByLanguage } from '../engine'
import type { OptionHelp } from '../engine/exam/help'

/** @returns a transcript without its last lines if they are the spoken options, which the review shows beside their numbers */
export function withoutSpokenOptions(transcript: string, options: readonly OptionHelp[] = []): string | undefined {
  const spoken = options.flatMap((option, index) =>
    option.spoken === undefined ? [] : `${index + 1}. ${option.spoken}`,
  )
  const lines = transcript.split('\n')
  const start = lines.length - spoken.length
  if (spoken.some((line, index) => lines[start + index] !== line)) return transcript
  return start === 0 ? undefined : lines.slice(0, start).join('\n')
}

const blankLine = '\n\n'

/** @returns the translations of the text that all questions of a group repeat, and the questions' help without it */
export function splitTranslations(helps: readonly QuestionHelp[]): {
  shared: TextByLanguage
  own: readonly QuestionHelp[]
} {
  const [first = {}] = helps
  const shared = new Map<string, readonly string[]>()
  for (const language of Object.keys(first.translations ?? {})) {
    const texts = helps.map(({ translations }) => translations?.[language]?.text?.split(blankLine) ?? [])
    const paragraphs = commonStart(texts)
    if (paragraphs.length > 0) shared.set(language, paragraphs)
  }
  return {
    shared: Object.fromEntries([...shared].map(([language, paragraphs]) => [language, paragraphs.join(blankLine)])),
    own: helps.map((help) => withoutStart(help, shared)),
  }
}

function commonStart([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  const end = first.findIndex((paragraph, index) => others.some((other) => other[index] !== paragraph))
  return end === -1 ? first : first.slice(0, end)
}

function withoutStart(help: QuestionHelp, shared: ReadonlyMap<string, readonly string[]>): QuestionHelp {
  if (help.translations === undefined || shared.size === 0) return help
  const translations = Object.entries(help.translations).map(([language, { text = '', ...rest }]) => {
    const own = text
      .split(blankLine)
      .slice(shared.get(language)?.length ?? 0)
      .join(blankLine)
    return [language, { ...rest, ...(own !== '' && { text: own }) }] as const
  })
  return { ...help, translations: Object.fromEntries(translations) }
}
