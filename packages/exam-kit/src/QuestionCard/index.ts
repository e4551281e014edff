export { GroupQuestion, type GroupQuestionProps } from './GroupQuestion'
export { QuestionCard, type QuestionCardProps } from './QuestionCard'
export { Underlined } from './Underlined'
