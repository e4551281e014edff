#!/bin/bash
# What an operator does with a running site: `naru COMMAND` where install.sh installed it, `npm run ops -- COMMAND` elsewhere.
# Reads the server's own settings: /etc/naru/environment, else the environment.
set -euo pipefail

# Relative paths are the caller's.
export INIT_CWD=${INIT_CWD:-$PWD}
cd "$(dirname "$(realpath "$0")")/.."
fail() { echo "$*" >&2; exit 1; }

if [ -r /etc/naru/environment ]; then
  export NODE_ENV=production DATA_DIR=/var/lib/naru PATH=/opt/naru-node/bin:$PATH
  # systemd's form, which is not the shell's: values need no quotes.
  while IFS= read -r line; do
    [[ $line =~ ^([A-Z_]+)=[\"\']?(.*[^\"\'])[\"\']?$ ]] && export "${BASH_REMATCH[1]}=${BASH_REMATCH[2]}"
  done < /etc/naru/environment
elif [ -e /etc/naru ]; then
  fail 'Run it as root: sudo naru …'
fi
[ -z "${DATABASE_URL_FILE:-}" ] || DATABASE_URL=$(cat "$DATABASE_URL_FILE")
database=${DATABASE_URL:-} data=${DATA_DIR:-.data} backups=${BACKUP_DIR:-/var/backups/naru}

is_installed() { [ -e /etc/systemd/system/naru.service ]; }
as_server() { if is_installed; then runuser -u naru -- "$@"; else "$@"; fi; }
is_healthy() { curl -fs -m 5 -o /dev/null "http://127.0.0.1:${PORT:-3000}/healthz"; }
becomes_healthy() { for _ in {1..60}; do is_healthy && return; sleep 1; done; return 1; }
admin() { as_server node apps/server/dist/admin.js "$@"; }
# Whatever its port: its data would be copied, or replaced, while it writes.
is_open() { if [ -n "$database" ]; then is_healthy; else [[ $(admin list 2>&1) == *'already using the data folder'* ]]; fi; }
sql() { psql -qAtX -v ON_ERROR_STOP=1 -c "$1" "$database"; }
# A folder for plain data, which is removed at the end.
make_folder() { umask 077; mkdir -p "$backups"; folder=$(mktemp -d "$backups/.ops-XXXXXX"); trap 'rm -rf "$folder"' EXIT; }

backup() {
  [ -n "${BACKUP_RECIPIENT:-}" ] || fail 'Set BACKUP_RECIPIENT to the public key that backups are encrypted to (docs/operations.md).'
  make_folder
  local file
  file=$backups/naru-$(date -u +%Y-%m-%dT%H%M%SZ).tar.age
  if [ -n "$database" ]; then
    # Files are copied before and after the dump, so that no row lacks its file. tar ends with 1 if one changed meanwhile.
    tar -C "$data" -cf "$folder/media.tar" media || [ $? = 1 ]
    pg_dump --format=custom --file="$folder/naru.dump" "$database"
    tar -C "$data" -uf "$folder/media.tar" media || [ $? = 1 ]
  else
    ! is_open || fail 'The embedded database cannot be copied while it is open: stop the server first.'
    tar -C "$data" -cf "$folder/data.tar" .
  fi
  tar -C "$folder" -cf - . | age -r "$BACKUP_RECIPIENT" -o "$file.part"
  mv "$file.part" "$file"
  [ -z "${BACKUP_COPY:-}" ] || scp -q "$file" "$BACKUP_COPY"
  # The admin area shows it.
  printf '{ "at": "%s", "bytes": %s }\n' "$(date -u +%Y-%m-%dT%H:%M:%S.000Z)" "$(stat -c %s "$file")" |
    as_server tee "$data/backup.json" >/dev/null
  find "$backups" -maxdepth 1 -name 'naru-*.tar.age' -mtime +30 -delete
  echo "Saved $file."
}

# restore FILE KEY [--replace]
restore() {
  local entry file key
  file=$(cd "$INIT_CWD" && realpath -e "${1:-}") && key=$(cd "$INIT_CWD" && realpath -e "${2:-}") ||
    fail 'Usage: restore FILE KEY [--replace], with the file of the private key.'
  if [ -n "$database" ]; then
    entry=$(sql "select count(*) from information_schema.tables where table_schema = 'public' and table_name = 'users'")
    [ "$entry" = 0 ] || entry=$(sql 'select count(*) from users')
  else
    entry=$(find "$data" -mindepth 1 2>/dev/null | wc -l)
  fi
  [ "$entry" = 0 ] || [ "${3:-}" = --replace ] || fail 'There are users here already. Their data is lost with: restore FILE KEY --replace'
  make_folder
  age -d -i "$key" "$file" 2>/dev/null | tar -C "$folder" -xf - 2>/dev/null ||
    fail 'It cannot be read: the key is another one, or the file is damaged or no backup. Nothing was changed.'
  if is_installed; then systemctl stop naru; elif is_open; then fail 'Stop the server first.'; fi
  if [ -n "$database" ]; then
    [ -e "$folder/naru.dump" ] || fail 'This is a backup of an embedded database. Nothing was changed.'
    # In one transaction: if anything fails, everything is as it was.
    pg_restore --no-owner --file="$folder/naru.sql" "$folder/naru.dump"
    psql -qX -v ON_ERROR_STOP=1 --single-transaction -o /dev/null \
      -c 'drop schema if exists drizzle cascade; drop schema public cascade; create schema public' -f "$folder/naru.sql" "$database" 2>/dev/null
    as_server tar -C "$data" -xf - < "$folder/media.tar"
  else
    [ -e "$folder/data.tar" ] || fail 'This is a backup of PostgreSQL. Nothing was changed.'
    rm -rf "$data" && mkdir -m 0700 "$data"
    tar -C "$data" -xf "$folder/data.tar"
  fi
  # A backup brings back sessions that have ended since.
  admin end-sessions
  admin verify-audit
  ! is_installed || systemctl start naru
}

use_units() { install -m 0644 deploy/naru.service deploy/naru-backup.* /etc/systemd/system/ && systemctl daemon-reload; }
version() { node -p "require('/srv/naru/package.json').version"; }

# upgrade [TAG]: to the newest release. The new one is built beside the running one, and takes its place only when it is healthy.
upgrade() {
  is_installed || fail 'upgrade is for a site that install.sh installed.'
  git fetch --quiet --tags
  local from to=${1:-}
  from=$(version)
  to=${to:-$(git tag --list 'v*' --sort=version:refname | tail -1)}
  [ -n "$to" ] && git rev-parse --quiet --verify "refs/tags/$to" >/dev/null || fail "There is no release ${to:-yet}."
  [ "$to" != "v$from" ] || fail "This is $to already."
  # Its umask must not reach the new release, which the server reads.
  (backup)
  rm -rf /srv/naru.next
  git -c advice.detachedHead=false clone --quiet --branch "$to" . /srv/naru.next
  git -C /srv/naru.next remote set-url origin "$(git remote get-url origin)"
  # What the operator has changed, such as the Caddyfile.
  git diff HEAD > /srv/naru.next/.git/operator.patch
  if [ -s /srv/naru.next/.git/operator.patch ]; then
    git -C /srv/naru.next apply --3way .git/operator.patch || fail "Your changes do not fit $to: see git -C /srv/naru.next status. The site runs as before."
  fi
  (unset NODE_ENV && cd /srv/naru.next && npm ci --no-audit --no-fund --loglevel error && npm run --silent build &&
    npm prune --omit=dev --no-audit --no-fund --loglevel error) || fail "$to could not be built. The site runs as before."
  rm -rf /srv/naru.previous
  mv /srv/naru /srv/naru.previous && mv /srv/naru.next /srv/naru && cd /srv/naru && use_units
  if systemctl restart naru && becomes_healthy; then
    echo "$to runs. The one before is in /srv/naru.previous."
  else
    mv /srv/naru /srv/naru.failed && mv /srv/naru.previous /srv/naru && cd /srv/naru && use_units
    systemctl restart naru && becomes_healthy || fail "Neither $to nor v$from starts: journalctl -u naru"
    fail "$to did not start, so v$from runs again. Look at: journalctl -u naru; $to is in /srv/naru.failed."
  fi
}

# Prints what is not as it should be; exit code 1 if there is anything.
check() {
  local wrong=0 last
  bad() { echo "! $*"; wrong=1; }
  is_healthy && echo "The server runs: version $(node -p "require('./package.json').version")." || bad 'The server does not answer.'
  [ -z "$database" ] || sql 'select 1' >/dev/null || bad 'The database does not answer.'
  last=$(date -r "$data/backup.json" +%s 2>/dev/null || echo 0)
  if [ "$last" = 0 ]; then bad 'There is no backup.'
  elif [ $(($(date +%s) - last)) -gt 129600 ]; then bad "The last backup is from $(date -d "@$last" +%F)."
  else echo "The last backup is from $(date -d "@$last" '+%F %H:%M')."; fi
  df -h --output=avail "$data" | tail -1 | xargs printf '%s are free.\n'
  [ "$(df --output=pcent "$data" | tail -1 | tr -dc 0-9)" -lt 90 ] || bad 'The disk is nearly full.'
  if is_installed; then
    [ "$(stat -c %a /etc/naru/environment)" = 600 ] || bad 'Others can read /etc/naru/environment: chmod 600.'
    for unit in naru caddy naru-backup.timer; do systemctl is-active --quiet $unit || bad "$unit is not active."; done
    curl -fsk -m 5 -o /dev/null "$PUBLIC_URL/healthz" || bad "$PUBLIC_URL does not answer."
  fi
  return $wrong
}

case ${1:-} in
  backup | restore | upgrade | check | admin) "$@" ;;
  content) shift; as_server node apps/server/dist/content.js "$@" ;;
  setup-link) admin setup-link ;;
  *)
    fail 'Usage: naru COMMAND
  backup                        saves an encrypted backup in BACKUP_DIR
  restore FILE KEY [--replace]  restores one, with the file of the private key
  upgrade [TAG]                 goes to the newest release, or back if it does not start
  check                         says what needs you
  setup-link                    the address at which the first admin is created
  admin …, content …            the commands for staff and for content'
    ;;
esac
