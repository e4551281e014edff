import type { Schemas } from '@naru/api/types'
import { optionalProp, families, type PaperTags } from '@naru/exam-kit/content'

/** The families that a filter by family and field leaves, separated by commas; undefined: all. */
export const familiesOf = (family: string | undefined, field: string | undefined): string | undefined => {
  if (field === undefined) return family
  const ofField: readonly string[] = Object.values(families)
    .flatMap((byField) => Object.entries<readonly string[]>(byField))
    .flatMap(([id, list]) => (id === field ? list : []))
  return ofField.filter((each) => family === undefined || each === family).join(',')
}

export const tagsForLearner = ({ unit, field, family, sector }: PaperTags): Schemas['QuestionTags'] => ({
  ...optionalProp('unit', unit),
  ...optionalProp('field', field),
  ...optionalProp('family', family),
  ...optionalProp('sector', sector),
})
