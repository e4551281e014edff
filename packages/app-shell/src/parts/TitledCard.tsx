import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { useId, type ReactNode } from 'react'

interface TitledCardProps {
  title: string
  /** Size of the title. @default 'xl' */
  size?: 'lg' | 'xl'
  className?: string
  children: ReactNode
}

export const TitledCard = ({ title, size = 'xl', className, children }: TitledCardProps) => {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <Stack gap={16}>
        <Heading level={2} size={size} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
