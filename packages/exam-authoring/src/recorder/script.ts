import type { PaperGroup, PaperOption, PaperQuestion } from '@naru/exam-kit/content'
import type { ScriptLine } from './recording/ports'

const digits = Array.from('일이삼사오육칠팔구')
const units = ['천', '백', '십', '']

/** Spells a number from 1 to 9999 as it is read. */
export const spellNumber = (number: number): string =>
  Array.from(String(number).padStart(4, '0'))
    .map((digit, at) => {
      if (digit === '0') return ''
      const isSilent = digit === '1' && units[at] !== ''
      return `${isSilent ? '' : (digits[Number(digit) - 1] ?? '')}${units[at] ?? ''}`
    })
    .join('')

/** What has a clip: a question, or a group. An unfinished draft may lack everything. */
export type ClipHolder = Partial<Pick<PaperQuestion & PaperGroup, 'script' | 'spokenBy'>> & {
  readonly options?: readonly Partial<PaperOption>[]
}

/** What is said before a clip. */
export interface ClipHead {
  readonly numbers: readonly number[]
  /** The text of its first question. */
  readonly text?: string | undefined
}

/** The lines of a clip: number and instruction, the script, and the spoken options with their numbers. Blank ones are left out. */
export function linesOfClip({ script = [], spokenBy = 'a', options = [] }: ClipHolder, head: ClipHead): ScriptLine[] {
  const [first, last] = [head.numbers[0], head.numbers.at(-1)]
  const spoken = options.flatMap((option) => (option.spoken === undefined ? [] : [option.spoken]))
  const read = [
    ...script,
    ...spoken.flatMap((text, at) => [
      { voice: 'q', text: `${spellNumber(at + 1)} 번.`, isNumber: true as const },
      { voice: spokenBy, text },
    ]),
  ]
  const number =
    first === undefined || last === undefined
      ? ''
      : first === last
        ? `${spellNumber(first)} 번.`
        : `${spellNumber(first)} 번에서 ${spellNumber(last)} 번.`
  const instruction = head.text?.split('\n', 1)[0]?.trim() ?? ''
  const lines: ScriptLine[] = [
    { part: 'number', line: 0, voice: 'q', text: number },
    { part: 'instruction', line: 0, voice: 'q', text: instruction },
    ...read.map((said, line) => ({ part: 'line' as const, line, ...said, text: said.text.trim() })),
  ]
  return lines.filter(({ text }) => text !== '')
}

/** A line that a clip says. */
export type SpokenLine = Pick<ScriptLine, 'part' | 'text'>

/** Whether a clip says other lines than its question or group: after a move, another instruction, or a change of the script. */
export function saysOtherLines(holder: ClipHolder, head: ClipHead, says: readonly SpokenLine[]): boolean {
  const wanted = linesOfClip(holder, head)
  const textsOf = (lines: readonly SpokenLine[], part: SpokenLine['part']) =>
    lines.filter((line) => line.part === part).map(({ text }) => text)
  // A clip without number or instruction is as its author wants it, and one without a script is compared with nothing.
  return (['number', 'instruction', 'line'] as const).some((part) => {
    const [said, expected] = [textsOf(says, part), textsOf(wanted, part)]
    return said.length > 0 && expected.length > 0 && JSON.stringify(said) !== JSON.stringify(expected)
  })
}
