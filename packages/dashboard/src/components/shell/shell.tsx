import { ActionIcon, AppShell, Box, Burger, Button, Group, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { chosenSandbox } from '../../api/sandbox.ts';
import { AdvanceNote } from '../time/advance-note.tsx';
import { ClockBar } from '../time/clock-bar.tsx';
import { ColorScheme } from './color-scheme.tsx';
import { ConnectionBanner, LiveDot } from './connection.tsx';
import { ControlTokenPrompt } from './control-token-prompt.tsx';
import { FaultChip } from './fault-chip.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { isAt, sections } from './nav.ts';
import { ResetMenu } from './reset-menu.tsx';
import { SandboxSwitch } from './sandbox-switch.tsx';
import { useKeys } from './use-keys.ts';
import { loadPalette, PALETTE_KEY, usePalette } from './use-palette.ts';
import { useRouteFocus } from './use-route-focus.ts';

const Palette = lazy(() => loadPalette().then((part) => ({ default: part.Palette })));

/** The frame around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [menu, { toggle, close }] = useDisclosure(false);
  const [help, helpSwitch] = useDisclosure(false);
  const [location, navigate] = useLocation();
  const sandbox = chosenSandbox();
  const [palette, showPalette] = usePalette();
  useRouteFocus(location);
  useKeys({ onHelp: helpSwitch.open, onGo: navigate });
  const tools = (
    <>
      <ResetMenu />
      <ColorScheme />
    </>
  );
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 208, breakpoint: 'md', collapsed: { mobile: !menu } }}
      padding="md"
    >
      <a href="#main" className="skip">
        Skip to content
      </a>
      <AppShell.Header className="shell-header">
        <Group h="100%" px="md" gap="sm" wrap="nowrap" justify="space-between">
          <Group gap="xs" wrap="nowrap" className="shell-name">
            <Burger opened={menu} onClick={toggle} hiddenFrom="md" size="sm" aria-label="Navigation" />
            <Link href="/" className="brand">
              <img src="/icon.svg" alt="" width={26} height={26} />
              <span className="brand-name">Direct Mail</span>
              <span className="brand-mock" data-sandbox={sandbox === null ? undefined : ''}>
                {sandbox ?? 'mock'}
              </span>
            </Link>
          </Group>
          <Group gap="xs" wrap="nowrap" className="shell-tools">
            <Box visibleFrom="lg">
              <SandboxSwitch />
            </Box>
            <FaultChip />
            <ClockBar />
            <Button
              size="compact-sm"
              variant="default"
              visibleFrom="lg"
              onClick={showPalette}
              title="Search everything"
            >
              {PALETTE_KEY}
            </Button>
            <ActionIcon
              variant="subtle"
              color="gray"
              c="dimmed"
              hiddenFrom="lg"
              onClick={showPalette}
              aria-label="Find a page or a person"
            >
              <svg viewBox="0 0 16 16" width="17" height="17" aria-hidden="true">
                <path d="M10.5 10.5 14.5 14.5 M12 7 a5 5 0 1 1 -10 0 a5 5 0 1 1 10 0" className="stroke" />
              </svg>
            </ActionIcon>
            <LiveDot />
            <Group gap="xs" wrap="nowrap" visibleFrom="sm">
              {tools}
              <Tooltip label="Keys (?)">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  c="dimmed"
                  onClick={helpSwitch.open}
                  aria-label="Keyboard shortcuts"
                >
                  ?
                </ActionIcon>
              </Tooltip>
            </Group>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className="shell-nav" p="sm" aria-label="Pages">
        <Box hiddenFrom="lg">
          <SandboxSwitch />
        </Box>
        {sections.map(({ title, places }) => (
          <section key={title} aria-labelledby={`nav-${title}`}>
            <p className="nav-title" id={`nav-${title}`}>
              {title}
            </p>
            {places.map(({ path, name }) => (
              <Link
                key={path}
                href={path}
                className="nav-link"
                onClick={close}
                aria-current={isAt(location, path) ? 'page' : undefined}
              >
                {name}
              </Link>
            ))}
          </section>
        ))}
        <Box hiddenFrom="sm" className="nav-tools">
          {tools}
        </Box>
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1}>
        <ConnectionBanner />
        {children}
      </AppShell.Main>
      <KeyboardHelp opened={help} onClose={helpSwitch.close} />
      {palette && (
        <Suspense fallback={null}>
          <Palette onHelp={helpSwitch.open} />
        </Suspense>
      )}
      <AdvanceNote />
      <ControlTokenPrompt />
    </AppShell>
  );
}
