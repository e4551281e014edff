export { TextSizeControl, examTextSizes, type ExamTextSize, type TextSizeControlProps } from './TextSizeControl'
export { scaled, textSize } from './scale.css'
