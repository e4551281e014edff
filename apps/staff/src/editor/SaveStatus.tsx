import { Button } from '@naru/ui/Button'
import { Icon, type IconName } from '@naru/ui/Icon'
import { useDeskText } from '../text/desk'
import { useEditor } from './openEditor'
import * as css from '../frame/Desk.css'
import { isSaveProblem, type SaveState } from './draftEditor/draftEditorState'

const icons = {
  saved: 'check',
  waiting: 'edit',
  saving: 'clock',
  offline: 'warning',
} as const satisfies Partial<Record<SaveState['kind'], IconName>>

/** Whether the paper is saved, in words. What the author has to act on is a notice. */
export const SaveStatus = () => {
  const t = useDeskText()
  const {
    state: { save, isStored },
    save: saveNow,
  } = useEditor()
  if (isSaveProblem(save)) return null
  const failure = isStored ? t('editor.offlineSave') : t('editor.offlineUnstored')
  return (
    <>
      <span className={css.save} role="status">
        <Icon name={icons[save.kind]} size="small" />
        {save.kind === 'offline' ? t('editor.notSaved', { reason: failure }) : t(`editor.${save.kind}`)}
      </span>
      {(save.kind === 'offline' || save.kind === 'waiting') && (
        <Button size="small" variant="quiet" onPress={saveNow}>
          {t('editor.saveNow')}
        </Button>
      )}
    </>
  )
}
