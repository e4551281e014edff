export * from './model'
export { ConflictView, type ConflictViewProps } from './differences/ConflictView'
export { DifferenceView, type DifferenceViewProps } from './differences/DifferenceView'
export { editorText, useEditorText, type EditorText } from './editorText'
export { useFieldName } from './faults/fieldName'
export { FaultSummary, type FaultSummaryProps } from './faults/FaultSummary'
export { FaultMessage, type FaultMessageProps } from './faults/FieldError'
export { focusField } from './faults/focusField'
export { ItemFigures, type ItemFiguresProps, type QuestionFigures } from './list/ItemFigures'
export type { EditorMedia, MediaByName, MediaTarget } from './fields/media'
export { PartContext, type EditorPart } from './fields/partContext'
export { rangesOf } from './fields/numbers'
export { PaperFacts, type PaperFactsProps } from './paper/PaperFacts'
export { PaperSettings, type PaperSettingsProps } from './paper/PaperSettings'
export { QuestionEditor, type QuestionEditorProps } from './question/QuestionEditor'
export { AddQuestions, type AddQuestionsProps } from './list/QuestionList'
export { QuestionList, type ListedQuestion, type QuestionListProps } from './list/QuestionList'
export {
  previewScreens,
  QuestionPreview,
  type PreviewScreen,
  type QuestionPreviewProps,
} from './question/QuestionPreview'
export { unitItem } from './question/TagsPart'
export { useChecks, type EditorChecks } from './faults/useChecks'
