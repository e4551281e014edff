import { Button } from '@naru/ui/Button'
import { Icon, type IconName } from '@naru/ui/Icon'
import { formatFailure } from '../../parts/formatFailure'
import { useDeskText, type DeskText } from '../../text/desk'
import * as css from './Desk.css'
import type { SaveState } from './draftEditor/draftEditorState'

/** Props of SaveStatus. */
export interface SaveStatusProps {
  save: SaveState
  /** Whether this device has a copy. */
  isStored: boolean
  onSave: () => void
}

const icons: Record<SaveState['kind'], IconName> = {
  saved: 'check',
  waiting: 'edit',
  saving: 'clock',
  failed: 'warning',
  conflict: 'warning',
}

const wordsOf = (text: DeskText, save: SaveState, isStored: boolean): string => {
  const { editor } = text
  if (save.kind === 'conflict') return editor.conflict
  if (save.kind !== 'failed') return editor[save.kind]
  if (!save.isOffline) return editor.notSaved(formatFailure(text, save.error))
  return editor.notSaved(isStored ? editor.offlineSave : editor.offlineUnstored)
}

/** Whether the paper is saved, in words. */
export const SaveStatus = ({ save, isStored, onSave }: SaveStatusProps) => {
  const text = useDeskText()
  return (
    <>
      <span className={css.save} role="status">
        <Icon name={icons[save.kind]} size="small" />
        {wordsOf(text, save, isStored)}
      </span>
      {(save.kind === 'failed' || save.kind === 'waiting') && (
        <Button size="small" variant="quiet" onPress={onSave}>
          {text.editor.saveNow}
        </Button>
      )}
    </>
  )
}
