import { Menu, Portal } from '@chakra-ui/react'
import { Fragment, type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Themed } from '../Themed.tsx'
import type { MenuGroup, MenuItem } from './menuItems.ts'

export interface MenuPartProps {
  /** The button's, by which the menu knows it, and the menu's own. */
  readonly ids: { readonly trigger: string; readonly content: string }
  readonly isOpen: boolean
  /** The item that is marked at first: the keyboard opens at the first or the last, a pointer at none. */
  readonly begin: 'first' | 'last' | 'none'
  readonly groups: readonly MenuGroup[]
  readonly gap: number
  readonly close: () => void
}

/** What a menu's button opens. Mounted anew for each opening. */
export function MenuPart({ ids, isOpen, begin, groups, gap, close }: MenuPartProps) {
  const shown = groups
    .map(group => ({ ...group, items: group.items.filter(item => item !== false) }))
    .filter(({ items }) => items.length > 0)
  const all = shown.flatMap(({ items }) => items)
  const chosen = useRef<MenuItem>(undefined)
  const first = begin === 'none' ? undefined : all.at(begin === 'first' ? 0 : -1)
  return (
    <Themed>
      <Menu.Root
        ids={ids}
        open={isOpen}
        onOpenChange={({ open }) => !open && close()}
        // Not before: it may move the focus, which the menu gives back to its button as it closes.
        onExitComplete={() => chosen.current && 'act' in chosen.current && chosen.current.act()}
        {...(first && { defaultHighlightedValue: first.id })}
        // Its own click does not bubble, so that a link would load the whole page anew.
        navigate={({ node }) => queueMicrotask(() => node.click())}
        loopFocus
        positioning={{ placement: 'bottom-end', gutter: gap, overflowPadding: 8 }}
      >
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {shown.map(({ id, head, items }, index) => (
                <Fragment key={id}>
                  {index > 0 && <Menu.Separator />}
                  <Group head={head}>
                    {items.map(item => (
                      <Item
                        key={item.id}
                        item={item}
                        choose={() => {
                          chosen.current = item
                        }}
                      />
                    ))}
                  </Group>
                </Fragment>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </Themed>
  )
}

/** Its head names a group; without one there is nothing to call it. */
function Group({ head, children }: { readonly head: MenuGroup['head']; readonly children: ReactNode }) {
  if (!head) return children
  return (
    <Menu.ItemGroup>
      <Menu.ItemGroupLabel>
        <strong>{head.title}</strong>
        <span>{head.text}</span>
      </Menu.ItemGroupLabel>
      {children}
    </Menu.ItemGroup>
  )
}

interface ItemProps {
  readonly item: MenuItem
  readonly choose: () => void
}

function Item({ item, choose }: ItemProps) {
  const content = (
    <>
      <item.icon aria-hidden />
      {item.label}
    </>
  )
  // A click, not Chakra's selection: that one misses the clicks of screen readers, which point at nothing.
  if ('act' in item) {
    return (
      <Menu.Item value={item.id} onClick={choose}>
        {content}
      </Menu.Item>
    )
  }
  return (
    <Menu.Item value={item.id} asChild>
      <Link to={item.to} {...(item.isNewTab && { target: '_blank', rel: 'noopener' })}>
        {content}
      </Link>
    </Menu.Item>
  )
}
