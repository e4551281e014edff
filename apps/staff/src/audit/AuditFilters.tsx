import { Button } from '@naru/ui/Button'
import { Form } from '@naru/ui/Form'
import { Grid } from '@naru/ui/Grid'
import { Inline } from '@naru/ui/Inline'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { useAdminText, useAuditActions } from '../text/admin'
import { noFilter, type AuditFilter } from './auditAddress'

interface AuditFiltersProps {
  filter: AuditFilter
  onShow: (filter: AuditFilter) => void
}

export const AuditFilters = ({ filter, onShow }: AuditFiltersProps) => {
  const t = useAdminText()
  const actions = useAuditActions()
  const [typed, setTyped] = useState(filter)
  const field = (name: keyof AuditFilter) => ({
    label: t(`audit.${name}`),
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  return (
    <Form onSubmit={() => onShow({ ...typed, actor: typed.actor.trim(), subject: typed.subject.trim() })}>
      <Stack gap={12}>
        <Grid minItemWidth="11rem" gap={12}>
          <Select
            {...field('action')}
            items={[
              { id: '', label: t('audit.anyAction') },
              { id: 'changes', label: t('audit.changesOnly') },
              ...actions
                .map((id) => ({ id, label: t(`audit.actions.${id}`) }))
                .toSorted((one, other) => one.label.localeCompare(other.label)),
            ]}
          />
          <TextField {...field('from')} type="date" />
          <TextField {...field('to')} type="date" />
        </Grid>
        <Grid minItemWidth="11rem" gap={12}>
          <TextField {...field('actor')} description={t('audit.actorHelp')} maxLength={100} />
          <TextField
            {...field('subject')}
            description={t('audit.subjectHelp')}
            maxLength={100}
            pattern="\s*[\w\-]*\s*"
          />
        </Grid>
        <Inline>
          <Button type="submit" iconStart="search">
            {t('audit.filter')}
          </Button>
          {Object.values(filter).some((value) => value !== '') && (
            <Button
              variant="quiet"
              onPress={() => {
                setTyped(noFilter)
                onShow(noFilter)
              }}
            >
              {t('audit.all')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  )
}
