import { assembleClipMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { formatFailure } from '@naru/app-shell/requests/formatFailure'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import type { ScriptLine } from '@naru/exam-authoring/recorder'
import type { ClipTarget } from '@naru/exam-authoring/recorder/rules'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import * as css from '../media/media.css'
import { useDeskText } from '../text/desk'
import { useDeskMediaText } from '../text/deskMedia'
import type { LineState } from './recorderTakes'

interface RecorderClipProps {
  paperId: string
  item: string
  lines: readonly ScriptLine[]
  states: readonly LineState[]
  target: ClipTarget
}

/** Has the server join the takes to a clip and save it in the paper, and plays it. The page may be left meanwhile. */
export const RecorderClip = ({ paperId, item, lines, states, target }: RecorderClipProps) => {
  const tDesk = useDeskText()
  const tDeskMedia = useDeskMediaText()
  const assemble = useSingleFlightMutation(assembleClipMutation(api, paperId))
  const clip = assemble.data
  const missing = states.filter(({ status }) => status !== 'sent')
  const idsOf = (part: ScriptLine['part']) =>
    lines.flatMap((line, at) => (line.part === part ? (states[at]?.take?.id ?? []) : []))
  const isBusy = assemble.isPending

  const make = () => {
    const [[number], [instruction]] = [idsOf('number'), idsOf('instruction')]
    assemble.mutate({
      item,
      title: `${paperId} ${target.number ?? ''}`.trim(),
      takes: idsOf('line'),
      announcement: { ...(number !== undefined && { number }), ...(instruction !== undefined && { instruction }) },
    })
  }

  const url = clip?.audio.url ?? (target.audio === undefined ? undefined : `/media/${target.audio}`)
  return (
    <Card as="section" aria-label={tDeskMedia('record.clip')}>
      <Stack gap={16}>
        <Heading level={2}>{tDeskMedia('record.clip')}</Heading>
        {missing.length > 0 && <Text tone="muted">{tDeskMedia('record.missing', { count: missing.length })}</Text>}
        <div>
          <Button
            variant="primary"
            size="large"
            iconStart="headphones"
            isDisabled={missing.length > 0}
            isPending={isBusy}
            onPress={make}
          >
            {url === undefined ? tDeskMedia('record.make') : tDeskMedia('record.makeAgain')}
          </Button>
        </div>
        <div role="status">
          {isBusy && <Text>{tDeskMedia('record.making')}</Text>}
          {!isBusy && clip?.isInPaper === true && (
            <Alert tone="success" role="none">
              {tDeskMedia('record.made', { seconds: clip.seconds.toFixed(1) })}
            </Alert>
          )}
        </div>
        <FailureAlert failure={assemble.error === null ? undefined : formatFailure(tDesk, assemble.error)} />
        {clip?.isInPaper === false && <Alert tone="warning">{tDeskMedia('record.notInPaper')}</Alert>}
        {url !== undefined && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- its lines are above
          <audio
            key={url}
            src={url}
            controls
            preload="metadata"
            aria-label={tDeskMedia('record.listen')}
            className={css.audio}
          />
        )}
      </Stack>
    </Card>
  )
}
