import type { MediaEntry } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { useState } from 'react'
import { DialogButton } from '@naru/app-shell/parts/DialogButton'
import { searchPattern, useAddress } from '../parts/useAddress'
import { useDeskMediaText } from '../text/deskMedia'
import { DeskFrame } from '../frame/DeskFrame'
import { MediaDetails } from './MediaDetails'
import { MediaLibrary } from './MediaLibrary'
import { MediaUpload } from './MediaUpload'
import { mediaKinds } from './mediaFile'
import { QuotaNote } from './QuotaNote'

export const MediaPage = () => {
  const t = useDeskMediaText()
  const { page, values, show } = useAddress({ search: searchPattern, kind: /^(?:picture|clip)$/ })
  const { search } = values
  const kind = mediaKinds.find((each) => each === values.kind) ?? 'all'
  const [open, setOpen] = useState<MediaEntry>()
  return (
    <DeskFrame
      title={t('title')}
      lead={t('lead')}
      action={
        <DialogButton variant="primary" iconStart="plus" renderDialog={(close) => <MediaUpload onClose={close} />}>
          {t('upload.add')}
        </DialogButton>
      }
    >
      <QuotaNote of={['files', 'speakers']} />
      <MediaLibrary
        key={search}
        filter={{ page, search, kind }}
        onShow={({ kind: next, ...others }) => show({ ...others, ...(next && { kind: next === 'all' ? '' : next }) })}
        renderActions={(entry) => (
          <Button size="small" aria-label={t('entry.open', { title: entry.title })} onPress={() => setOpen(entry)}>
            {t('entry.details')}
          </Button>
        )}
      />
      {open !== undefined && <MediaDetails entry={open} onClose={() => setOpen(undefined)} />}
    </DeskFrame>
  )
}
