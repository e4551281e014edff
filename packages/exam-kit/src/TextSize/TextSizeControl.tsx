import { ChoiceButtons } from '../ChoiceButtons/ChoiceButtons'
import { useExamText } from '../text'

/** The text sizes of the exam: 100, 125 and 150 per cent. */
export const examTextSizes = ['normal', 'large', 'largest'] as const

export type ExamTextSize = (typeof examTextSizes)[number]

export interface TextSizeControlProps {
  /** The current size. */
  value: ExamTextSize
  /** Called with the chosen size. */
  onChange: (size: ExamTextSize) => void
}

/** Chooses between A, A+ and A++. The owner sets the class `textSize[value]` on the exam. */
export function TextSizeControl({ value, onChange }: TextSizeControlProps) {
  const t = useExamText()
  return (
    <ChoiceButtons
      label={t('textSize.label')}
      items={examTextSizes.map((id) => ({ id, label: t(`textSize.short.${id}`), name: t(`textSize.name.${id}`) }))}
      value={value}
      onChange={onChange}
    />
  )
}
