import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null): boolean => {
  // Choices and sliders take arrows and the space bar alone.
  if (target instanceof HTMLInputElement) return !/^(radio|checkbox|range|button)$/.test(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
}

/** Keys that are pressed alone, while nobody types and no dialog is open. */
export function usePlainKeys(press: (event: KeyboardEvent) => void): void {
  const act = useEffectEvent(press)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || event.defaultPrevented) return
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) act(event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
