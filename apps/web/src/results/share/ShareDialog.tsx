import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Dialog } from '@naru/ui/Dialog'
import { toast } from '@naru/ui/Toast'
import type { ReactNode } from 'react'
import { saveFile } from '@naru/app-shell/saveFile'
import { useAnalysisText } from '../text/analysis'

export interface ShareDialogProps {
  title: string
  /** What is sent, with its link. */
  text: string
  /** A picture that is sent with it; null while it is drawn. @default none */
  picture?: File | null
  onClose: () => void
  children?: ReactNode
}

/** Sends a text and a picture by the device's own sheet; where there is none, by WhatsApp, the clipboard and a download. */
export const ShareDialog = ({ title, text, picture, onClose, children }: ShareDialogProps) => {
  const t = useAnalysisText()
  const data: ShareData = picture ? { text, files: [picture] } : { text }
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (thrown) {
      // The learner closed the sheet.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return
      toast.error(t('share.failed'))
    }
  }
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast.success(t('share.copied'))
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        canShare(data) ? (
          <Button
            variant="primary"
            isDisabled={picture === null}
            onPress={() => void attempt(() => navigator.share(data))}
          >
            {t('share.send')}
          </Button>
        ) : (
          <>
            <Button iconStart="link" onPress={() => void attempt(copy)}>
              {t('share.copy')}
            </Button>
            {picture && (
              <Button iconStart="download" onPress={() => saveFile(picture.name, picture)}>
                {t('share.save')}
              </Button>
            )}
            <ButtonLink variant="primary" href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank">
              {t('share.whatsapp')}
            </ButtonLink>
          </>
        )
      }
    >
      {children}
    </Dialog>
  )
}

/** Whether the device has a sheet that takes this. A desktop browser may have one without files, or none. */
const canShare = (data: ShareData) => 'canShare' in navigator && navigator.canShare(data)
