import type { PaperOption } from '@naru/exam-kit/content'
import type { DraftQuestion } from './draft'

export const optionKinds = ['text', 'picture', 'spoken'] as const

export type OptionKind = (typeof optionKinds)[number]

/** The kind of a question's options: spoken by the clip, with pictures, or texts. */
export function optionKindOf({ options, spokenBy }: DraftQuestion): OptionKind {
  if (spokenBy !== undefined || options.some(({ spoken }) => spoken !== undefined)) return 'spoken'
  return options.some(({ photo }) => photo !== undefined) ? 'picture' : 'text'
}

const textOption = ({ text, spoken, photo: _photo, ...other }: PaperOption): PaperOption => {
  const words = text ?? spoken
  return { ...other, ...(words !== undefined && { text: words }) }
}

const pictureOption = ({ text, spoken, ...other }: PaperOption): PaperOption => {
  const words = text ?? spoken
  return { ...other, ...(words !== undefined && { text: words }) }
}

const spokenOption = ({ text, spoken, photo: _photo, ...other }: PaperOption): PaperOption => ({
  ...other,
  spoken: spoken ?? text ?? '',
})

const converters = { text: textOption, picture: pictureOption, spoken: spokenOption }

/** The options as another kind. Words move to the field of the kind; pictures stay with the kind that shows them. */
export const optionsAs = (
  kind: OptionKind,
  options: readonly PaperOption[],
): { options: PaperOption[]; spokenBy: 'a' | undefined } => ({
  options: options.map(converters[kind]),
  spokenBy: kind === 'spoken' ? 'a' : undefined,
})

/** What a question shows and plays, for lists. */
export const questionKinds = ['text', 'picture', 'clip', 'pictures', 'spoken', 'group'] as const

export type QuestionKind = (typeof questionKinds)[number]

/** The kind of a question in a list: the first that applies. */
export function questionKindOf(question: DraftQuestion): QuestionKind {
  const options = optionKindOf(question)
  if (question.group !== undefined) return 'group'
  if (options === 'spoken') return 'spoken'
  if (options === 'picture') return 'pictures'
  if (question.type === 'listening') return 'clip'
  return question.photo === undefined ? 'text' : 'picture'
}
