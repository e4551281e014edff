import { Button } from '@naru/ui/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, useState, type ReactNode } from 'react'
import { AdminFrame } from './AdminFrame'
import { EntryList } from './EntryCard'
import { Loaded } from './Loaded'

export interface CatalogueAreaProps<Entry> {
  text: { title: string; lead: string; add: string; empty: string }
  query: UseQueryResult<readonly Entry[]>
  idOf: (entry: Entry) => string
  /** Renders an entry of the list; `change` opens its dialog. */
  renderEntry: (entry: Entry, change: () => void) => ReactNode
  /** Renders the dialog of an entry, or of a new one. */
  renderDialog: (entry: Entry | undefined, close: () => void) => ReactNode
}

/** A page with a list that admins add to and change in a dialog. */
export const CatalogueArea = <Entry,>({ text, query, idOf, renderEntry, renderDialog }: CatalogueAreaProps<Entry>) => {
  const [open, setOpen] = useState<{ entry: Entry | undefined }>()
  return (
    <AdminFrame
      title={text.title}
      lead={text.lead}
      action={
        query.data !== undefined && (
          <Button variant="primary" iconStart="plus" onPress={() => setOpen({ entry: undefined })}>
            {text.add}
          </Button>
        )
      }
    >
      <Loaded query={query} isEmpty={({ length }) => length === 0} empty={text.empty}>
        {(all) => (
          <EntryList label={text.title}>
            {all.map((each) => (
              <Fragment key={idOf(each)}>{renderEntry(each, () => setOpen({ entry: each }))}</Fragment>
            ))}
          </EntryList>
        )}
      </Loaded>
      {open !== undefined && renderDialog(open.entry, () => setOpen(undefined))}
    </AdminFrame>
  )
}
