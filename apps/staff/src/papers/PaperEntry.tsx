import type { PaperSummary, Writer } from '@naru/api'
import { deletePaperMutation, givePaperMutation, queryKeys, writersQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { DialogForm } from '@naru/app-shell/forms/FormDialog'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDates } from '@naru/app-shell/language'
import { ConfirmButton, DialogButton } from '@naru/app-shell/parts/DialogButton'
import { useEditorText } from '@naru/exam-authoring/editor'
import { Alert } from '@naru/ui/Alert'
import { Badge, type BadgeTone } from '@naru/ui/Badge'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Card } from '@naru/ui/Card'
import { Dialog } from '@naru/ui/Dialog'
import { Heading } from '@naru/ui/Heading'
import type { IconName } from '@naru/ui/Icon'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { optionalText } from '@naru/ui/language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as css from '../frame/Desk.css'
import { DeskLoaded } from '../frame/DeskLoaded'
import { ifStale } from './ifStale'
import { useDeskText } from '../text/desk'

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

interface GiveDialogProps {
  paper: PaperSummary
  title: string
  onClose: () => void
}

const GiveDialog = ({ paper, title, onClose }: GiveDialogProps) => {
  const t = useDeskText()
  const writers = useQuery(writersQuery(api))
  return (
    <Dialog title={t('give.title')} wide onClose={onClose}>
      <Stack gap={24}>
        <Text>{t('give.lead', { topic: title, owner: paper.owner.name || 'none' })}</Text>
        <DeskLoaded query={writers} height="9rem">
          {(list) => (
            <GiveForm paper={paper} writers={list.filter(({ id }) => id !== paper.owner.id)} onClose={onClose} />
          )}
        </DeskLoaded>
      </Stack>
    </Dialog>
  )
}

interface GiveFormProps {
  paper: PaperSummary
  writers: readonly Writer[]
  onClose: () => void
}

const GiveForm = ({ paper, writers, onClose }: GiveFormProps) => {
  const t = useDeskText()
  const cache = useQueryClient()
  const [chosen, setChosen] = useState('')
  const [isTried, setTried] = useState(false)
  const give = useFormMutation(
    givePaperMutation(api, paper.id),
    t,
    ({ owner }) => t('give.done', { name: owner.name }),
    // The list and the dialog show the owner of now.
    ifStale(() => void cache.invalidateQueries({ queryKey: queryKeys.papers })),
  )
  const to = writers.find(({ id }) => id === chosen)?.id ?? ''
  if (writers.length === 0)
    return (
      <Alert role="none" action={<ButtonLink href="/admin/users">{t('give.users')}</ButtonLink>}>
        {t('give.none')}
      </Alert>
    )

  const submit = () => {
    setTried(true)
    if (to !== '') give.run({ from: paper.owner.id, to }, onClose)
  }
  return (
    <DialogForm action={t('give.confirm')} sending={give} onSubmit={submit} onClose={onClose}>
      <Select
        label={t('give.owner')}
        description={t('give.effect')}
        placeholder={t('give.choose')}
        items={writers.map(({ id, name, role, email }) => ({
          id,
          label: t('give.person', { name, role: t(`give.roles.${role}`), email }),
        }))}
        value={to}
        onChange={setChosen}
        errorMessage={isTried && to === '' ? t('give.missing') : undefined}
      />
    </DialogForm>
  )
}
