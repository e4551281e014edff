export { TextSizeControl, examTextSizes, type ExamTextSize, type TextSizeControlProps } from './TextSizeControl'
