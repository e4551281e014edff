import { mayDo, type PaperSummary } from '@naru/api'
import { papersQuery } from '@naru/api/queries'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { folded } from '@naru/exam-kit/content'
import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { useDeskText } from '../text/desk'
import * as css from '../frame/Desk.css'
import { DeskFrame } from '../frame/DeskFrame'
import { DeskLoaded } from '../frame/DeskLoaded'
import { NewPaperDialog } from './NewPaperDialog'
import { PaperEntry } from './PaperEntry'
import { QuotaNote } from '../media/QuotaNote'

/** Filters appear from this number of papers. */
const MANY = 6

const states = ['draft', 'in_review', 'published', 'withdrawn'] as const

/** The papers of the user, or all of them for editors. */
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
