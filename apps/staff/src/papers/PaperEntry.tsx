import { type PaperSummary } from '@naru/api'
import { deletePaperMutation } from '@naru/api/queries'
import { useEditorText } from '@naru/exam-authoring/editor'
import { Alert } from '@naru/ui/Alert'
import { Badge, type BadgeTone } from '@naru/ui/Badge'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import type { IconName } from '@naru/ui/Icon'
import { Inline } from '@naru/ui/Inline'
import { optionalText } from '@naru/ui/language'
import { Link } from '@naru/ui/Link'
import { Text } from '@naru/ui/Text'
import { api } from '@naru/app-shell/api'
import { useDates } from '@naru/app-shell/language'
import { ConfirmButton, DialogButton } from '@naru/app-shell/parts/DialogButton'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDeskText } from '../text/desk'
import * as css from '../frame/Desk.css'
import { GiveDialog } from './GiveDialog'

export const stateLooks: Record<PaperSummary['state'], { tone: BadgeTone; icon: IconName }> = {
  draft: { tone: 'neutral', icon: 'edit' },
  in_review: { tone: 'info', icon: 'eye' },
  published: { tone: 'success', icon: 'check' },
  withdrawn: { tone: 'warning', icon: 'lock' },
}

interface PaperEntryProps {
  paper: PaperSummary
  /** Whether the user may give it to another owner. @default false */
  mayGive?: boolean
}

export const PaperEntry = ({ paper, mayGive = false }: PaperEntryProps) => {
  const tDesk = useDeskText()
  const { moment } = useDates()
  const remove = useFormMutation(deletePaperMutation(api), tDesk, () => tDesk('papers.removed'))
  const { id, topic, state, owner, updatedAt, publishedVersion, questions, faults, coverage, note } = paper
  const { tone, icon } = stateLooks[state]
  const title = topic === '' ? tDesk('papers.untitled') : topic
  const wasPublished = publishedVersion !== undefined
  return (
    <Card as="li" padding={16}>
      <div className={css.paper}>
        <div className={css.paperBody}>
          <Heading level={2} size="lg" className={css.paperTitle}>
            <Link href={`/desk/papers/${encodeURIComponent(id)}`}>{title}</Link>
          </Heading>
          <Inline gap={8}>
            <Badge tone={tone} icon={icon}>
              {tDesk(`states.${state}`)}
            </Badge>
            {publishedVersion !== undefined && <Badge>{tDesk('papers.version', { version: publishedVersion })}</Badge>}
            {paper.hasUnpublishedChanges && wasPublished && <Badge tone="warning">{tDesk('papers.unpublished')}</Badge>}
            {faults > 0 && (
              <Badge tone="danger" icon="warning">
                {tDesk('problems', { count: faults })}
              </Badge>
            )}
            {paper.isImported && <Badge>{tDesk('papers.imported')}</Badge>}
          </Inline>
          <Text size="sm">
            {`${tDesk('questions', { count: questions })}: ${tDesk('papers.coverage', { reading: coverage.reading, listening: coverage.listening, units: coverage.units.length })}`}
          </Text>
          <TagCounts kind="fields" counts={coverage.fields} />
          <TagCounts kind="sectors" counts={coverage.sectors} />
          <Text size="sm" tone="muted">
            {[
              id,
              owner.name === '' ? tDesk('papers.noOwner') : tDesk('papers.owner', { name: owner.name }),
              tDesk('papers.updated', { moment: moment(updatedAt) }),
            ].join(' · ')}
          </Text>
          {note !== undefined && (
            <Alert tone="info" role="none">
              {tDesk('papers.note', { note })}
            </Alert>
          )}
        </div>
        <Inline gap={8}>
          {mayGive && (
            <DialogButton
              size="small"
              variant="quiet"
              iconStart="user"
              aria-label={tDesk('about', { action: tDesk('give.action'), name: title })}
              renderDialog={(close) => <GiveDialog paper={paper} title={title} onClose={close} />}
            >
              {tDesk('give.action')}
            </DialogButton>
          )}
          {!wasPublished && (
            <ConfirmButton
              size="small"
              variant="quiet"
              iconStart="trash"
              aria-label={tDesk('about', { action: tDesk('papers.remove'), name: title })}
              action={tDesk('papers.remove')}
              title={tDesk('papers.removeTitle')}
              text={tDesk('papers.removeText', { topic: title })}
              cancel={tDesk('cancel')}
              sending={remove}
              onConfirm={(close) => remove.run(id, close)}
            />
          )}
        </Inline>
      </div>
    </Card>
  )
}

interface TagCountsProps {
  kind: 'fields' | 'sectors'
  counts: PaperSummary['coverage']['fields']
}

/** How many questions have each tag; nothing if none has one. */
const TagCounts = ({ kind, counts }: TagCountsProps) => {
  const tDesk = useDeskText()
  const tEditor = useEditorText()
  const named = counts.map(
    ({ name, questions }) => `${optionalText(tEditor, `${kind}.${name}`) ?? name} (${questions})`,
  )
  return counts.length > 0 && <Text size="sm">{tDesk(`papers.${kind}`, { counts: named.join(', ') })}</Text>
}
