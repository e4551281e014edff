import { ChoiceButtons } from '../ChoiceButtons'
import { useExamText } from '../text'

/** The sizes of the exam's words, from small to large: 100, 125 and 150 per cent. */
export const examTextSizes = ['normal', 'large', 'largest'] as const

/** One of the three sizes of the exam's words. */
export type ExamTextSize = (typeof examTextSizes)[number]

/** Props of {@link TextSizeControl}. */
export interface TextSizeControlProps {
  /** The size that holds. */
  value: ExamTextSize
  /** Called with the size that the candidate chose. */
  onChange: (size: ExamTextSize) => void
}

/** The choice between A, A+ and A++. It changes nothing itself: whoever shows the exam's words takes the class `textSize[value]`. */
export function TextSizeControl({ value, onChange }: TextSizeControlProps) {
  const { textSize } = useExamText()
  return (
    <ChoiceButtons
      label={textSize.label}
      items={examTextSizes.map((id) => ({ id, label: textSize.short[id], name: textSize.name[id] }))}
      value={value}
      onChange={onChange}
    />
  )
}
