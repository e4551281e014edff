import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Footer } from '../Footer/Footer'
import { Heading } from '../Heading/Heading'
import { longTexts, textsBeyond } from '../lib/stories'
import { Page } from '../Page/Page'
import { SideNav } from '../SideNav'
import { Text } from '../Text/Text'
import { TopBar } from '../TopBar/TopBar'
import { AppShell } from './AppShell'

/** The frame of a page: top bar, side navigation, content and footer. */
const meta = {
  title: 'Components/App shell',
  component: AppShell,
  tags: ['autodocs'],
  args: {
    topBar: <TopBar brand="Naru" links={[{ href: '#', label: 'Home' }]} />,
    sideNav: (
      <SideNav
        label="Learner"
        collapsed={false}
        onToggle={fn()}
        items={[{ href: '#exams', label: 'Exams', icon: 'exam', isCurrent: true }]}
      />
    ),
    footer: <Footer links={[{ href: '#privacy', label: 'Privacy Policy' }]} />,
    children: (
      <Page>
        <Heading level={1}>Available Exams</Heading>
        <Text tone="muted">Page content</Text>
      </Page>
    ),
  },
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const LongTextFitsASmallPhone: Story = {
  args: { children: <Page>{longTexts}</Page> },
  globals: { viewport: { value: 'smallPhone' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(textsBeyond(canvasElement)).toEqual([])
  },
}
