import { bankItemsQuery, type BankItem } from '@naru/api/queries'
import { adaptBundle, allUnits, readDraft, unitItem, useEditorText } from '@naru/exam-authoring/editor'
import { families } from '@naru/exam-kit/content'
import { CancelButton } from '@naru/app-shell/parts/CancelButton'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { optionalText } from '@naru/ui/language'
import { Select, type SelectItem } from '@naru/ui/Select'
import { SelectableList } from '@naru/ui/SelectableList'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { toast } from '@naru/ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '@naru/app-shell/api'
import { newId } from '@naru/app-shell/newId'
import { Pager } from '../parts/Pager'
import { useDeskText } from '../text/desk'
import * as css from '../frame/Desk.css'
import { DeskLoaded } from '../frame/DeskLoaded'
import { asEditorMedia, useEditor } from './openEditor'
import { useUnitNames } from './useUnitNames'

const fields = Object.values(families).flatMap((ofType) => Object.keys(ofType))

/** Chooses questions of the practice bank and inserts them behind the open question. */
export const BankDialog = () => {
  const { state, draftEditor, addMedia, closeDialog } = useEditor()
  const { draft, current } = state
  const tDesk = useDeskText()
  const tEditor = useEditorText()
  const unitNames = useUnitNames()
  const [search, setSearch] = useState('')
  const [unit, setUnit] = useState('-')
  const [field, setField] = useState('-')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlyMap<string, BankItem>>(new Map())
  const wanted = useDeferredValue(search.trim())
  const items = useQuery(
    bankItemsQuery(api, {
      page,
      ...(unit !== '-' && { unit: Number(unit) }),
      ...(field !== '-' && { field }),
      ...(wanted !== '' && { search: wanted }),
    }),
  )
  const filter = (set: (value: string) => void) => (value: string) => {
    set(value)
    setPage(1)
  }
  const insert = () => {
    const list = [...chosen.values()]
    const read = readDraft(
      { id: '', topic: '', questions: list.map(({ question, item }) => ({ ...question, item })) },
      newId,
    )
    const at = draft.questions.findIndex(({ item }) => item === current)
    const bundle = adaptBundle(draft, { questions: read.questions, groups: [] }, newId)
    addMedia(list.flatMap(({ media }) => media).map(asEditorMedia))
    draftEditor.edit({ kind: 'insertQuestions', ...bundle, ...(at >= 0 && { index: at + 1 }) })
    draftEditor.open(bundle.questions[0]?.item)
    toast.success(tDesk('bank.inserted', { count: list.length }))
    closeDialog()
  }
  return (
    <Dialog
      title={tDesk('bank.title')}
      wide
      onClose={closeDialog}
      actions={
        <>
          <CancelButton onPress={closeDialog} />
          <Button variant="primary" isDisabled={chosen.size === 0} onPress={insert}>
            {tDesk('bank.insert', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <div className={css.filters}>
          <div className={css.filter}>
            <TextField label={tDesk('bank.search')} type="search" value={search} onChange={filter(setSearch)} />
          </div>
          <div className={css.filter}>
            <Select
              label={tDesk('bank.field')}
              items={[
                { id: '-', label: tDesk('bank.all') },
                ...fields.map((id) => ({ id, label: optionalText(tEditor, `fields.${id}`) ?? id })),
              ]}
              value={field}
              onChange={filter(setField)}
            />
          </div>
          <div className={css.filter}>
            <Select
              label={tDesk('bank.unit')}
              items={[
                { id: '-', label: tDesk('bank.all') },
                ...allUnits.map((each) => unitItem(tEditor, each, unitNames.get(each))),
              ]}
              {...(unitNames.get(Number(unit))?.isVerified === false && {
                description: tEditor('tags.unitUnverified'),
              })}
              value={unit}
              onChange={filter(setUnit)}
            />
          </div>
        </div>
        <DeskLoaded query={items}>
          {({ entries, pageSize, total }) =>
            entries.length === 0 ? (
              <Text tone="muted">{tDesk('bank.none')}</Text>
            ) : (
              <>
                <SelectableList
                  label={tDesk('bank.list')}
                  selectAllLabel={tDesk('bank.selectAll')}
                  items={entries.map((entry) => ({
                    id: entry.item,
                    label: shownText(entry),
                    children: <UnitOf {...unitItem(tEditor, entry.unit, unitNames.get(entry.unit))} />,
                  }))}
                  selectedIds={new Set(chosen.keys())}
                  onChange={(ids) => {
                    const onPage = new Map(entries.map((entry) => [entry.item, entry]))
                    const others = [...chosen].filter(([id]) => !onPage.has(id))
                    const here = [...onPage].filter(([id]) => ids.has(id))
                    setChosen(new Map([...others, ...here]))
                  }}
                />
                <Pager t={tDesk} page={page} pageSize={pageSize} total={total} onShow={setPage} />
              </>
            )
          }
        </DeskLoaded>
      </Stack>
    </Dialog>
  )
}

const UnitOf = ({ label, language }: SelectItem) => (
  <Text size="sm" lang={language}>
    {label}
  </Text>
)

const shownText = ({ question, item }: BankItem): string => {
  const { text } = question
  return typeof text === 'string' && text !== '' ? text : item
}
