import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PROGRAM = '/usr/sbin/nginx';
const READY_MS = 10_000;

/** Whether this machine has the balancer at all. */
export const hasNginx = (): boolean => existsSync(PROGRAM);

/**
 * What stands in front of several stores, as docs/several-instances.md says: spreads what comes over them, and asks the next where one takes no
 * connection or breaks off before its answer; what changes something is not asked twice once it was sent.
 */
export async function startNginx({ port, stores }: { port: number; stores: number[] }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-nginx-'));
  mkdirSync(path.join(folder, 'logs'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configOf({ port, stores }));
  const child = spawn(PROGRAM, ['-p', folder, '-c', file, '-e', 'error.log', '-g', 'daemon off;']);
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + READY_MS; Date.now() < until && !(await answers()); ) await sleep(50);
  return {
    url,
    async stop() {
      process.off('exit', end);
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configOf = ({ port, stores }: { port: number; stores: number[] }) => `
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  upstream stores {
    ${stores.map((store) => `server 127.0.0.1:${store} max_fails=1 fail_timeout=1s;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://stores;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $http_x_forwarded_for;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout;
      proxy_next_upstream_tries 3;
    }
  }
}
`;
