import type { PaperTags } from './paper'
import { optionalProp } from './optionalProp'
import { checkTexts, isFields, textOf, type Report } from './fields'

/** The families of each field, by the type of the questions. The fields are those of the official description. */
export const families = {
  reading: {
    'vocabulary-grammar': [
      'picture-word',
      'picture-sentence',
      'word-picture',
      'blank-vocabulary',
      'blank-grammar',
      'synonym',
      'related-word',
      'definition-word',
      'correct-form',
    ],
    'practical-information': ['sign', 'document', 'chart'],
    comprehension: ['passage-content', 'passage-purpose', 'passage-blank', 'topic', 'not-agreeing'],
  },
  listening: {
    sound: ['hear-word', 'hear-number'],
    visual: ['hear-picture', 'spoken-options'],
    conversation: ['question-reply', 'dialogue-content', 'dialogue-next', 'announcement'],
  },
} as const satisfies Record<'reading' | 'listening', Record<string, readonly string[]>>

/** Kinds of the sound trainer: what a question of the field sound trains to tell apart. */
export const sounds = ['near-pair', 'number', 'price', 'time', 'date', 'counter'] as const

/** Branches of work. */
export const sectors = ['general', 'manufacturing', 'fishery', 'farming', 'construction', 'services'] as const

/** Editions of the standard textbook, and the number of their units. */
export const editions: Readonly<Record<number, number>> = { 2024: 60 }

/** From easy to hard. */
export const levels = [1, 2, 3] as const

const tagNames = ['edition', 'unit', 'field', 'family', 'sound', 'sector', 'grammar', 'level'] as const

/**
 * Reads the tags of a question and reports unknown ones with those that are known.
 * @returns undefined if there are none.
 */
export const checkTags = (value: unknown, type: 'reading' | 'listening', report: Report): PaperTags | undefined => {
  if (value === undefined || value === null) return undefined
  if (!isFields(value)) {
    report("'tags' must be a mapping.", 'tags')
    return undefined
  }
  for (const name of Object.keys(value)) {
    if (!tagNames.some((known) => known === name))
      report(`has the tag '${name}', which is not known; known are ${tagNames.join(', ')}.`, `tags.${name}`)
  }
  const text = (name: string, known: readonly string[], whose = '') => {
    const found = textOf(value, name)
    if (found === undefined) return undefined
    if (known.includes(found)) return found
    report(`has the ${name} '${found}', which is not known${whose}; known are ${known.join(', ')}.`, `tags.${name}`)
    return undefined
  }
  const number = (name: string, known: readonly number[], range = known.join(', ')) => {
    const found = value[name]
    if (found === undefined || found === null) return undefined
    if (typeof found === 'number' && known.includes(found)) return found
    report(`has the ${name} '${shown(found)}', which is not known; known are ${range}.`, `tags.${name}`)
    return undefined
  }
  const edition = number('edition', Object.keys(editions).map(Number))
  const units = edition === undefined ? 0 : (editions[edition] ?? 0)
  if (value['unit'] !== undefined && value['edition'] === undefined)
    report('has a unit without its edition.', 'tags.unit')
  const unit =
    edition === undefined
      ? undefined
      : number(
          'unit',
          Array.from({ length: units }, (_, index) => index + 1),
          `1 to ${units}`,
        )
  const byField: Readonly<Record<string, readonly string[]>> = families[type]
  const field = text('field', Object.keys(byField), ` of a ${type} question`)
  if (value['family'] !== undefined && value['field'] === undefined)
    report('has a family without its field.', 'tags.family')
  const family = field === undefined ? undefined : text('family', byField[field] ?? [], ` in the field ${field}`)
  const sound = text('sound', sounds)
  if (sound !== undefined && field !== 'sound') report('has the tag sound, but not the field sound.', 'tags.sound')
  const tags = {
    ...optionalProp('edition', edition),
    ...optionalProp('unit', unit),
    ...optionalProp('field', field),
    ...optionalProp('family', family),
    ...optionalProp('sound', sound),
    ...optionalProp('sector', text('sector', sectors)),
    ...optionalProp('grammar', checkTexts(value, 'grammar', report)),
    ...optionalProp('level', number('level', levels)),
  }
  return Object.keys(tags).length === 0 ? undefined : tags
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
