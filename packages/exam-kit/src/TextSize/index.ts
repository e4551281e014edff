export { TextSizeControl, examTextSizes, type ExamTextSize, type TextSizeControlProps } from './TextSizeControl'
export { textSize } from './scale.css'
