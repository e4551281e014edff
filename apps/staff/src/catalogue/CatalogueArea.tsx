import { Button } from '@naru/ui/Button'
import { Stack } from '@naru/ui/Stack'
import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, useState, type ReactNode } from 'react'
import { useAdminText } from '../text/admin'
import { AdminFrame } from '../frame/AdminFrame'
import { Loaded } from '../frame/Loaded'

export interface CatalogueAreaProps<Entry> {
  words: 'plans' | 'advertisements' | 'videos'
  query: UseQueryResult<readonly Entry[]>
  idOf: (entry: Entry) => string
  /** Renders an entry of the list; `change` opens its dialog. */
  renderEntry: (entry: Entry, change: () => void) => ReactNode
  renderDialog: (entry: Entry | undefined, close: () => void) => ReactNode
}

/** A page with a list that admins add to and change in a dialog. */
export const CatalogueArea = <Entry,>({ words, query, idOf, renderEntry, renderDialog }: CatalogueAreaProps<Entry>) => {
  const t = useAdminText()
  const [open, setOpen] = useState<{ entry: Entry | undefined }>()
  return (
    <AdminFrame
      title={t(`${words}.title`)}
      lead={t(`${words}.lead`)}
      action={
        query.data !== undefined && (
          <Button variant="primary" iconStart="plus" onPress={() => setOpen({ entry: undefined })}>
            {t(`${words}.add`)}
          </Button>
        )
      }
    >
      <Loaded query={query} isEmpty={({ length }) => length === 0} empty={t(`${words}.empty`)}>
        {(all) => (
          <Stack as="ul" aria-label={t(`${words}.title`)}>
            {all.map((each) => (
              <Fragment key={idOf(each)}>{renderEntry(each, () => setOpen({ entry: each }))}</Fragment>
            ))}
          </Stack>
        )}
      </Loaded>
      {open !== undefined && renderDialog(open.entry, () => setOpen(undefined))}
    </AdminFrame>
  )
}
