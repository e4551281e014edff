import { Icon, type IconName } from '@naru/ui/Icon'
import { useExamSession } from '../../react'
import type { ExamSnapshot } from '../../session'
import { useExamText } from '../../text'
import * as space from '../../AudioPlayer/reserved.css'
import * as css from '../ExamRoom.css'
import type { SessionProps } from '../question/RoomQuestion'

const icons = {
  device: 'check',
  saved: 'success',
  offline: 'offline',
  memory: 'warning',
  sending: 'upload',
  sent: 'success',
  failed: 'offline',
  preview: 'info',
} as const satisfies Record<string, IconName>

type Name = keyof typeof icons

const troubles: readonly Name[] = ['offline', 'memory', 'failed']

/** The save state as text. Not a live region: {@link RoomAnnouncer} announces a worse state. */
export function SaveState({ session }: SessionProps) {
  const t = useExamText()
  const name = useExamSession(session, saveStateOf)
  return (
    <p className={troubles.includes(name) ? `${css.saveState} ${css.saveTrouble}` : css.saveState}>
      <Icon name={icons[name]} />
      <span className={space.reserved} data-longest={t('saveState.offline')}>
        <span className={space.content}>{t(`saveState.${name}`)}</span>
      </span>
    </p>
  )
}

function saveStateOf({ resultStatus, saveState, mode }: ExamSnapshot): Name {
  if (mode === 'preview') return 'preview'
  switch (resultStatus?.kind) {
    case 'sending':
      return 'sending'
    case 'saved':
      return 'sent'
    case 'failed':
      return 'offline'
    case 'parked':
      return 'failed'
    case undefined:
      return saveState
  }
}
