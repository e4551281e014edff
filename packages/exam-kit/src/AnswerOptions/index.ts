export { AnswerOptions, type AnswerOptionsProps } from './AnswerOptions'
