import { Checkbox } from '@naru/ui/Checkbox'
import { useExamText } from '../../text'
import * as css from '../ExamRoom.css'

interface ClockChoiceProps {
  isHidden: boolean
  onChange: (isHidden: boolean) => void
}

/** Shows or hides the clock until the last five minutes. */
export function ClockChoice({ isHidden, onChange }: ClockChoiceProps) {
  const t = useExamText()
  return (
    <div>
      <Checkbox isSelected={isHidden} onChange={onChange}>
        {t('timer.hide')}
      </Checkbox>
      <p className={css.settingNote}>{t('timer.hiddenNote')}</p>
    </div>
  )
}
