import { assembleClipMutation, type AssembledClip } from '@naru/api'
import type { ScriptLine } from '@naru/exam-kit/recorder'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useSingleFlight } from '../../../shared/useSingleFlight'
import { FailureAlert } from '../../parts/FailureAlert'
import { formatFailure } from '../../parts/formatFailure'
import { useSingleFlightMutation } from '../../parts/useSingleFlightMutation'
import { useDeskText } from '../../text/desk'
import { useDeskMediaText } from '../../text/deskMedia'
import { putClip } from './putClip'
import type { ClipTarget } from './recorderDraft'
import type { LineState } from './recorderTakes'
import * as css from './media.css'

/** Props of RecorderClip. */
export interface RecorderClipProps {
  paperId: string
  item: string
  lines: readonly ScriptLine[]
  /** Where each line stands. */
  states: readonly LineState[]
  target: ClipTarget
}

/** Joins the takes to a clip, puts it into the question, and plays it. */
export const RecorderClip = ({ paperId, item, lines, states, target }: RecorderClipProps) => {
  const words = useDeskText()
  const text = useDeskMediaText()
  const queryClient = useQueryClient()
  const assemble = useSingleFlightMutation(assembleClipMutation(api))
  const [put, isPutting] = useSingleFlight()
  const [isInPaper, setInPaper] = useState<boolean>()
  const clip = assemble.data
  const missing = states.filter(({ status }) => status !== 'sent')
  const idsOf = (part: ScriptLine['part']) =>
    lines.flatMap((line, at) => (line.part === part ? (states[at]?.take?.id ?? []) : []))
  const isBusy = assemble.isPending || isPutting

  const putIntoPaper = ({ audio, dialogue }: AssembledClip) =>
    put(async () => {
      const address = { paper: paperId, item }
      const names = { audio: audio.name, dialogue: dialogue.name }
      setInPaper(
        await putClip(queryClient, address, names).then(
          () => true,
          () => false,
        ),
      )
    })

  const make = () => {
    const [[number], [instruction]] = [idsOf('number'), idsOf('instruction')]
    setInPaper(undefined)
    assemble.mutate(
      {
        paper: paperId,
        item,
        title: `${paperId} ${target.number ?? ''}`.trim(),
        takes: idsOf('line'),
        announcement: { ...(number !== undefined && { number }), ...(instruction !== undefined && { instruction }) },
      },
      { onSuccess: putIntoPaper },
    )
  }

  const url = clip?.audio.url ?? (target.audio === undefined ? undefined : `/media/${target.audio}`)
  return (
    <Card as="section" aria-label={text.record.clip}>
      <Stack gap={16}>
        <Heading level={2}>{text.record.clip}</Heading>
        {missing.length > 0 && <Text tone="muted">{text.record.missing(missing.length)}</Text>}
        <div>
          <Button
            variant="primary"
            size="large"
            iconStart="headphones"
            isDisabled={missing.length > 0}
            isPending={isBusy}
            onPress={make}
          >
            {url === undefined ? text.record.make : text.record.makeAgain}
          </Button>
        </div>
        <div role="status">
          {isBusy && <Text>{text.record.making}</Text>}
          {!isBusy && clip !== undefined && isInPaper === true && (
            <Alert tone="success" role="none">
              {text.record.made(clip.seconds.toFixed(1))}
            </Alert>
          )}
        </div>
        <FailureAlert failure={assemble.error === null ? undefined : formatFailure(words, assemble.error)} />
        {clip !== undefined && isInPaper === false && (
          <Alert tone="warning" action={<Button onPress={() => putIntoPaper(clip)}>{text.record.putAgain}</Button>}>
            {text.record.notInPaper}
          </Alert>
        )}
        {url !== undefined && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- its lines are above
          <audio
            key={url}
            src={url}
            controls
            preload="metadata"
            aria-label={text.record.listen}
            className={css.audio}
          />
        )}
      </Stack>
    </Card>
  )
}
