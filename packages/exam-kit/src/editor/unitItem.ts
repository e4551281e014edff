import type { SelectItem } from '@naru/ui/Select'
import type { EditorText } from './editorText'
import type { UnitName } from './model'

/** A unit of the textbook in a select, with its Korean name if it is known. */
export const unitItem = ({ tags }: EditorText, unit: number, known: UnitName | undefined): SelectItem => ({
  id: String(unit),
  label: tags.unitName(unit, known?.name),
  ...(known !== undefined && { language: 'ko' }),
})
