import { mayDo, type PaperSummary } from '@naru/api'
import { allExamsQuery, createPaperMutation, papersQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { FormDialog } from '@naru/app-shell/forms/FormDialog'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { folded } from '@naru/exam-kit/content'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as css from '../frame/Desk.css'
import { DeskFrame } from '../frame/DeskFrame'
import { DeskLoaded } from '../frame/DeskLoaded'
import { QuotaNote } from '../media/QuotaNote'
import { PaperEntry } from './PaperEntry'
import { paperIdFrom } from './paperId'
import { useDeskText } from '../text/desk'

/** Filters appear from this number of papers. */
const MANY = 6

const states = ['draft', 'in_review', 'published', 'withdrawn'] as const

export const PapersPage = () => {
  const t = useDeskText()
  const papers = useQuery(papersQuery(api))
  // The button moves when the list arrives empty; its dialog stays.
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button variant="primary" iconStart="plus" onPress={() => setAdding(true)}>
      {t('papers.add')}
    </Button>
  )
  return (
    <DeskFrame title={t('papers.title')} lead={t('papers.lead')} action={papers.data?.length === 0 ? undefined : add}>
      <DeskLoaded query={papers}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState drawing={<Drawing name="paper" />} action={add}>
              {t('papers.empty')}
            </EmptyState>
          ) : (
            <>
              <QuotaNote of={['papers']} />
              <PaperList papers={list} />
            </>
          )
        }
      </DeskLoaded>
      {isAdding && <NewPaperDialog papers={papers.data ?? []} onClose={() => setAdding(false)} />}
    </DeskFrame>
  )
}

const PaperList = ({ papers }: { papers: readonly PaperSummary[] }) => {
  const t = useDeskText()
  const { role } = useAuthState()
  const mayGive = role !== undefined && mayDo(role, 'papers.give')
  const [search, setSearch] = useState('')
  const [state, setState] = useState('-')
  const wanted = folded(search.trim()).toLowerCase()
  const found = papers.filter(
    (paper) => (state === '-' || paper.state === state) && folded(paper.topic).toLowerCase().includes(wanted),
  )
  return (
    <Stack gap={16}>
      {papers.length >= MANY && (
        <div className={css.filters}>
          <div className={css.filter}>
            <TextField label={t('papers.search')} type="search" value={search} onChange={setSearch} />
          </div>
          <div className={css.filter}>
            <Select
              label={t('papers.state')}
              items={[
                { id: '-', label: t('papers.allStates') },
                ...states.map((id) => ({ id, label: t(`states.${id}`) })),
              ]}
              value={state}
              onChange={setState}
            />
          </div>
        </div>
      )}
      {found.length === 0 ? (
        <EmptyState drawing={<Drawing name="reeds" />}>{t('papers.nothingFound')}</EmptyState>
      ) : (
        <Stack as="ul" gap={12} aria-label={t('papers.list')}>
          {found.map((paper) => (
            <PaperEntry key={paper.id} paper={paper} mayGive={mayGive} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

interface NewPaperDialogProps {
  /** The papers that can be copied. */
  papers: readonly PaperSummary[]
  onClose: () => void
}

/** Begins a paper: empty, a copy, or an exam that was imported. Opens it. */
export const NewPaperDialog = ({ papers, onClose }: NewPaperDialogProps) => {
  const t = useDeskText()
  const router = useRouter()
  const { role } = useAuthState()
  const mayAdopt = role !== undefined && mayDo(role, 'papers.writeAll')
  const { data: exams = [] } = useQuery({ ...allExamsQuery(api), enabled: mayAdopt })
  const create = useFormMutation(createPaperMutation(api), t)
  const [topic, setTopic] = useState('')
  const [typedId, setTypedId] = useState<string>()
  const [from, setFrom] = useState('-')
  const [isTried, setTried] = useState(false)
  const id = typedId ?? paperIdFrom(topic)
  const isIdBad = !/^[a-z0-9-]{1,100}$/.test(id)
  const known = new Set(papers.map((paper) => paper.id))

  const submit = () => {
    setTried(true)
    if (topic.trim() === '' || isIdBad) return
    const [kind = '', ...rest] = from.split('/')
    const source = rest.join('/')
    const body = {
      id,
      topic: topic.trim(),
      ...(kind === 'paper' && { from: { paper: source } }),
      ...(kind === 'exam' && { from: { exam: source } }),
    }
    create.run(body, (paper) => router.history.push(`/desk/papers/${encodeURIComponent(paper.id)}`))
  }
  return (
    <FormDialog
      title={t('create.title')}
      action={t('create.create')}
      sending={create}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t('create.from')}
        items={[
          { id: '-', label: t('create.empty') },
          ...papers.map((paper) => ({
            id: `paper/${paper.id}`,
            label: t('create.papers', { topic: paper.topic, id: paper.id }),
          })),
          ...exams
            .filter((exam) => !known.has(exam._id))
            .map((exam) => ({ id: `exam/${exam._id}`, label: t('create.exams', { topic: exam.topic, id: exam._id }) })),
        ]}
        value={from}
        onChange={(chosen) => {
          setFrom(chosen)
          // An exam that is taken over stays the same exam.
          const exam = exams.find((one) => `exam/${one._id}` === chosen)
          if (exam !== undefined) {
            setTopic(exam.topic)
            setTypedId(exam._id)
          }
        }}
      />
      <TextField
        label={t('create.topic')}
        value={topic}
        onChange={setTopic}
        maxLength={200}
        errorMessage={isTried && topic.trim() === '' ? t('create.noTopic') : undefined}
      />
      <TextField
        label={t('create.id')}
        description={t('create.idHelp')}
        value={id}
        onChange={setTypedId}
        errorMessage={isTried && isIdBad ? t('create.badId') : undefined}
      />
    </FormDialog>
  )
}
