import { deletePaperMutation, type PaperSummary } from '@naru/api'
import { useEditorText } from '@naru/exam-kit/editor'
import { Alert } from '@naru/ui/Alert'
import { Badge, type BadgeTone } from '@naru/ui/Badge'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import type { IconName } from '@naru/ui/Icon'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Text } from '@naru/ui/Text'
import { api } from '../../../shared/api'
import { useDates } from '../../../shared/language'
import { ConfirmButton, DialogButton } from '../../parts/DialogButton'
import { useFormMutation } from '../../parts/useFormMutation'
import { useDeskText } from '../../text/desk'
import * as css from './Desk.css'
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
  const words = useDeskText()
  const { papers: text } = words
  const editor = useEditorText()
  const { moment } = useDates()
  const remove = useFormMutation(deletePaperMutation(api), words, () => text.removed)
  const { id, topic, state, owner, updatedAt, publishedVersion, questions, faults, coverage, note } = paper
  const { tone, icon } = stateLooks[state]
  const title = topic === '' ? text.untitled : topic
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
              {words.states[state]}
            </Badge>
            {publishedVersion !== undefined && <Badge>{text.version(publishedVersion)}</Badge>}
            {paper.hasUnpublishedChanges && wasPublished && <Badge tone="warning">{text.unpublished}</Badge>}
            {faults > 0 && (
              <Badge tone="danger" icon="warning">
                {words.problems(faults)}
              </Badge>
            )}
            {paper.isImported && <Badge>{text.imported}</Badge>}
          </Inline>
          <Text size="sm">
            {`${words.questions(questions)}: ${text.coverage(coverage.reading, coverage.listening, coverage.units.length)}`}
          </Text>
          <TagCounts text={text.fields} counts={coverage.fields} names={editor.fields} />
          <TagCounts text={text.sectors} counts={coverage.sectors} names={editor.sectors} />
          <Text size="sm" tone="muted">
            {[id, owner.name === '' ? text.noOwner : text.owner(owner.name), text.updated(moment(updatedAt))].join(
              ' · ',
            )}
          </Text>
          {note !== undefined && (
            <Alert tone="info" role="none">
              {text.note(note)}
            </Alert>
          )}
        </div>
        <Inline gap={8}>
          {mayGive && (
            <DialogButton
              size="small"
              variant="quiet"
              iconStart="user"
              aria-label={words.about(words.give.action, title)}
              renderDialog={(close) => <GiveDialog paper={paper} title={title} onClose={close} />}
            >
              {words.give.action}
            </DialogButton>
          )}
          {!wasPublished && (
            <ConfirmButton
              size="small"
              variant="quiet"
              iconStart="trash"
              aria-label={words.about(text.remove, title)}
              action={text.remove}
              title={text.removeTitle}
              text={text.removeText(title)}
              cancel={words.cancel}
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
  text: (counts: string) => string
  counts: PaperSummary['coverage']['fields']
  names: Readonly<Record<string, string>>
}

/** How many questions have each tag; nothing if none has one. */
const TagCounts = ({ text, counts, names }: TagCountsProps) =>
  counts.length > 0 && (
    <Text size="sm">
      {text(counts.map(({ name, questions }) => `${names[name] ?? name} (${questions})`).join(', '))}
    </Text>
  )
