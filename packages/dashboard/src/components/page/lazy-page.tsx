import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ComponentType, lazy, useEffect } from 'react';
import { control } from '../../api/control.ts';
import { reopenings, useReopenings } from '../../api/live.ts';
import { send } from '../../api/send.ts';
import { Page, Trouble } from './page.tsx';

/** A page that is loaded on first use. If loading fails, for instance because the mock is not running, it says so. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      if (await isBuiltAnew()) {
        window.location.reload();
        return new Promise<never>(() => {});
      }
      const failedAt = reopenings();
      return { default: () => <NotLoaded failedAt={failedAt} /> };
    }
  });
}

/**
 * Whether the mock runs but the file is gone: a new build of the dashboard has other file names. False within a minute
 * of the last reload, since a file that is still missing then has another cause.
 */
async function isBuiltAnew(): Promise<boolean> {
  try {
    await send(control('getHealth', {}));
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < 60_000) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

const RELOADED = 'direct-mail-reloaded';

/**
 * Reloads once the mock responds again, because browsers may cache a failed import. Earlier, the whole page would be
 * lost.
 */
function NotLoaded({ failedAt }: { readonly failedAt: number }) {
  const isBack = useReopenings() > failedAt;
  useEffect(() => {
    if (isBack) window.location.reload();
  }, [isBack]);
  const again = useMutation({
    mutationFn: () => send(control('getHealth', {})),
    onSuccess: () => window.location.reload(),
  });
  return (
    <Page title="This page could not be loaded">
      <Text>The mock did not send it. It appears as soon as the mock is back.</Text>
      <Group>
        <Button loading={again.isPending} onClick={() => again.mutate()}>
          Try again
        </Button>
      </Group>
      <Trouble error={again.error} />
    </Page>
  );
}
