export type { Changes, Draft, DraftMaterial, DraftQuestion, DraftSettings } from './draft'
export { newQuestion, numbersOfGroup, readDraft, withChanges } from './draft'
export { fitsSection, sectionFor } from './arrange'
export { applyEdit, type Edit } from './edits'
export { withOwnSections, withoutOwnSections } from './arrange'
export {
  applyDifference,
  differenceOf,
  isEmptyDifference,
  type DraftDifference,
  type FieldChange,
  type QuestionChange,
} from './difference'
export { emptyHistory, isHistory, recordStep, redo, typingKey, undo, type Edited, type EditHistory } from './history'
export { adaptBundle, itemsToMove, takeQuestions } from './transfer'
export { mergeDrafts, mergeParts, type Choice, type MergeChoices, type MergePart } from './merge'
export { isSameJson } from './difference'
export { checkDraft, faultsAt, faultsByPart, type DraftChecks, type DraftFault, type FaultsByPart } from './checks'
export { coverageOf, type Coverage, type TagCount } from './coverage'
export { allUnits, latestEdition, type UnitName, type UnitNames } from './coverage'
export { optionKindOf, optionKinds, optionsAs, questionKindOf, type OptionKind, type QuestionKind } from './optionKind'
export { faultCodeOf } from './faultCode'
export { splitPasted } from './pasted'
